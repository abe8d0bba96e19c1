import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import which from 'which';

/** Programs that some tests need, besides a Chromium. */
type Program = {
  /** Undefined if the program isn't installed. */
  path: string | undefined;
  /** Debian's packages with it. */
  packages: string;
};

const find = (name: string) => which.sync(name, { nothrow: true }) ?? undefined;

/** Debian installs it outside the PATH. */
export const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Debian's place for it. */
export const apacheModules = '/usr/lib/apache2/modules';

const hasWebKit = ['xvfb-run', 'xauth', miniBrowser].every(find);
const hasNginx = existsSync(brotliModule) && spawnSync('nginx', ['-v']).status === 0;

export const programs = {
  Firefox: { path: find('firefox-esr') ?? find('firefox'), packages: 'firefox-esr' },
  WebKit: { path: hasWebKit ? find('WebKitWebDriver') : undefined, packages: 'webkit2gtk-driver xvfb xauth' },
  nginx: { path: hasNginx ? 'nginx' : undefined, packages: 'nginx libnginx-mod-http-brotli-static' },
  Apache: { path: existsSync(`${apacheModules}/mod_brotli.so`) ? 'apache2' : undefined, packages: 'apache2' },
} satisfies Record<string, Program>;

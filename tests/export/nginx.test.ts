/* The site behind a real nginx, with the rendered configuration; skipped without one. */
import { exportedPages } from '../support/pages';
import { itAnswersAsAHost } from '../support/hosting';
import { hasBrotli, isNginxInstalled, startNginx } from '../support/nginx';
import { freePort } from '../support/ports';

(isNginxInstalled ? describe : describe.skip)('nginx', () => {
  let port: number;
  let stop: () => void;
  beforeAll(async () => {
    port = await freePort();
    stop = await startNginx('out', port);
  });
  afterAll(() => stop());

  itAnswersAsAHost(
    () => port,
    'out',
    exportedPages().map(({ path }) => path),
    hasBrotli,
  );
});

import { readdirSync, readFileSync } from 'node:fs';

/** An entry of package-lock.json. The outer package's checksum covers a bundled one. */
type Locked = { integrity?: string; resolved?: string; inBundle?: boolean };

describe('the repository', () => {
  it('has a checksum for each package, and no registry’s address', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
    const locked = Object.entries(packages).filter(([name]) => name);
    const faults = locked.filter(([, entry]) => entry.resolved || !(entry.integrity || entry.inBundle));
    expect(locked.length).toBeGreaterThan(1000);
    expect(faults.map(([name]) => name)).toEqual([]);
  });

  it('uploads the site with its hidden files, such as .well-known/security.txt', () => {
    const folder = '.github/workflows';
    const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const [, ...uploads] = workflows.join('\n').split('actions/upload-artifact@');
    expect(uploads.length).toBeGreaterThan(0);
    // Up to the next step or job.
    const settings = uploads.map((upload) => upload.split(/^(?: {6}-| {2}\w)/m)[0]);
    expect(settings.filter((text) => !text?.includes('include-hidden-files: true'))).toEqual([]);
  });
});

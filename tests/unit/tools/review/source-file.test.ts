import { existsSync } from 'node:fs';
import { sourceFile } from '@/tools/review/source-file';
import { pages } from '@/lib/pages';

describe('sourceFile', () => {
  it.each([...pages.map(({ path }) => path), '/404', '/landing'])('names a content file that exists for %s', (path) => {
    expect(existsSync(sourceFile(path))).toBe(true);
  });

  it('names the service’s own file under both of its paths', () => {
    expect(sourceFile('/products/seo-services')).toBe('content/services/seo-services.ts');
  });
});

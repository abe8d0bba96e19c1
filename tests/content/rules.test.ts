import { pages } from '@/lib/pages';
import { contentOf } from '@/tools/check/content';
import { formatFinding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { siteFiles } from '../support/content-files';

const paths = pages.map(({ path }) => path);

describe('the content', () => {
  it('breaks no rule of tools/check', () => {
    const findings = findingsIn({ content: contentOf(siteFiles, paths) }, ['error', 'warning']);
    expect(findings.map(formatFinding)).toEqual([]);
  });
});

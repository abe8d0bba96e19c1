import { formatFinding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { siteContent } from '../support/content-files';

describe('the content', () => {
  it('breaks no rule of tools/check', () => {
    expect(findingsIn({ content: siteContent }, ['error', 'warning']).map(formatFinding)).toEqual([]);
  });
});

import { formatFinding } from '@/tools/check/finding';
import { findingsIn } from '@/tools/check/rules';
import { siteContent } from '../support/content-files';

describe('the content', () => {
  it('has no error; what is taste only warns @decision-22', () => {
    expect(findingsIn({ content: siteContent }, ['error']).map(formatFinding)).toEqual([]);
  });
});

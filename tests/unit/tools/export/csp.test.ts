/** @jest-environment node */
import { insertPolicy } from '@/tools/export/csp';
import { parsePage } from '@/tools/pages/page';

it('the policy of a page stops the export at a style attribute, which it would refuse', () => {
  const page = parsePage('about.html', '<html><head></head><body><p style="color:red">x</p></body></html>');
  expect(() => insertPolicy(page)).toThrow(/about\.html: a style="" attribute.*<p style/);
});

import { runInNewContext } from 'node:vm';
import { parsePage } from '@/tools/exported-page/page';
import { insertScripts } from '@/tools/export/scripts';

it('a small script that throws is reported, and doesn’t stop the next one', () => {
  const page = parsePage('about.html', '<html><body></body></html>');
  const small = (code: string) => ({ selector: 'body', code, source: '' });
  insertScripts(page, [small('throw "lost";'), small('done();')]);
  const [reportError, done] = [jest.fn(), jest.fn()];
  runInNewContext(page.$('script').text(), { reportError, done });
  expect([reportError.mock.calls, done.mock.calls]).toEqual([[['lost']], [[]]]);
});

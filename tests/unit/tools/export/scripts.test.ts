import { runInNewContext } from 'node:vm';
import { parsePage } from '@/tools/exported-page/page';
import { insertScripts } from '@/tools/export/scripts';

const page = () => parsePage('about.html', '<html><body></body></html>');
const small = (code: string) => ({ selector: 'body', code, source: '' });

it('a small script that throws is reported, and doesn’t stop the next one', () => {
  const about = page();
  insertScripts(about, [small('throw "lost";'), small('done();')], '.');
  const [reportError, done] = [jest.fn(), jest.fn()];
  runInNewContext(about.$('script').text(), { reportError, done });
  expect([reportError.mock.calls, done.mock.calls]).toEqual([[['lost']], [[]]]);
});

it('a script that imports a file that isn’t there stops the build', () => {
  const scripts = [small('import("components\\\\no-such-file.tsx")')];
  expect(() => insertScripts(page(), scripts, '.')).toThrow('about.html: its script imports "components');
});

import { linkProblems } from '@/tools/links';
import { folderWith } from '@/tests/support/files';

const others = { 'about.html': '<h2 id="team">Team</h2>', 'price list.pdf': '' };
/** What is wrong with a link on home to the rest of this small site. */
const problemsOf = (html: string) =>
  linkProblems(folderWith({ ...others, 'index.html': `<main id="top">${html}</main>` }));

it.each(['/about', '/about#team', '#top', '/price%20list.pdf', 'https://example.com/nothing', 'tel:+911234'])(
  'a link to %s isn’t broken',
  (href) => expect(problemsOf(`<a href="${href}">A link</a>`)).toEqual([]),
);

it.each([
  ['a page that is not there', '<a href="/abuot">About us</a>', '/abuot'],
  ['an anchor that is not there', '<a href="/about#taem">Team</a>', '/about#taem'],
  ['a picture that is not there', '<img src="/team.jpg" alt="Team">', '/team.jpg'],
  ['brackets that visitors would read', '<p>See [our team] (/about#team) and [us](/about).</p>', 'us'],
])('%s is reported with its page', (_, html, named) => {
  expect(problemsOf(html)).toEqual([expect.stringMatching(new RegExp(`^/: .*${named}`))]);
});

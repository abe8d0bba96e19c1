import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { isText } from 'domhandler';

/* Prints the review of out/ as Markdown for a pull request. Fails if something is broken. */
const $ = load(readFileSync('out/review.html', 'utf8'));
$('details > :not(summary), h3 a').remove();
$('li p').append(' ');
for (const node of $('body *').contents()) {
  // Markup in a text stays text.
  if (isText(node)) node.data = node.data.replace(/[\\`*_~<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ');
}
for (const element of $('del, ins, b, li a')) {
  const mark = { del: '~~', a: '' }[element.name] ?? '**';
  $(element).text(` ${mark}${$(element).text().trim()}${mark} `);
}
const signs: Readonly<Record<string, string>> = { h1: '## ', h2: '### ', h3: '#### ', li: '- ' };
for (const element of $('h1, h2, h3, body > p, li:not(li li)'))
  console.log(`${signs[element.name] ?? ''}${$(element).text().replace(/ +/g, ' ').trim()}\n`);
if ($('.errors li').length > 0) process.exitCode = 1;

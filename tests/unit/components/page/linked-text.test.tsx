import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { LinkedText } from '@/components/page/linked-text';

describe('LinkedText', () => {
  it('turns e-mail addresses into links, without a full stop after them, and keeps the other text', () => {
    const text = 'Write to legal@a.co.in or first.last+tag@b.example. Call us @ the office.';
    const $ = load(renderToStaticMarkup(<LinkedText>{text}</LinkedText>));
    const links = $('a').map((_, link) => $(link).attr('href'));
    expect(links.get()).toEqual(['mailto:legal@a.co.in', 'mailto:first.last+tag@b.example']);
    expect($('body').text()).toBe(text);
  });
});

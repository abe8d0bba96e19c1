import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeLanding } from '@/app/_templates/home-landing';
import { contactLabels } from '@/content/labels';
import { home } from '@/content/pages/home';
import { mainPhone } from '@/lib/contact-links';
import { copyOf } from '@/tests/support/texts';

const { landing } = home;
const $ = load(renderToStaticMarkup(<HomeLanding />));

it('the landing presentation has links to the quote form and the phone number in its section #home @spec-1 @spec-2 @decision-3', () => {
  const link = (name: string) => $(`#home a:contains("${name}")`).attr('href');
  expect(link(contactLabels.quote)).toBe('/contact');
  expect(link(mainPhone.display)).toBe(mainPhone.href);
});

it('the landing presentation shows all of its copy, an icon on each card, and its own figures @spec-1 @decision-4', () => {
  const text = $('body').text();
  expect(copyOf(landing).filter((one) => !text.includes(one.text))).toEqual([]);
  expect($('#services li:has(svg)')).toHaveLength(landing.services.items.length);
  for (const { number, label } of landing.figures)
    expect($(`dt:contains("${label}")`).parent().text()).toContain(number);
});

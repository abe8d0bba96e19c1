/** @jest-environment node */
import { testimonials } from '@/content/testimonials';
import { launchItems } from '@/tools/check/launch/items';
import { sightings, whereSeen } from '@/tools/check/launch/where';
import { pageWith } from '@/tests/support/page-facts';

const item = { topic: 'details', what: '', problem: '', action: '', file: '', field: '' } as const;
const repeated = '<link rel="canonical" href="https://shop.example/a">';
const pages = [
  pageWith('/', '<a href="tel:+910">Call us</a>'),
  pageWith('/a', '<p>From US$500 a month</p>'),
  pageWith('/copy', '<p>From US$500 a month</p>', repeated),
];
const seen = (search: object) => whereSeen(sightings({ ...item, ...search }, pages), pages);

describe('where visitors see it', () => {
  it('is found in texts and addresses, whatever spaces they have; a page that repeats another is not named', () => {
    expect(seen({ shown: ['US$500 a month'] })).toBe('on /a');
    expect(seen({ shown: ['+910'] })).toBe('on /');
    expect(seen({ shown: ['+910', 'month'] })).toBe('on every page');
    expect(seen({ shown: ['nowhere'] })).toBe('on no page');
  });

  it('is as told where texts do not tell', () => {
    expect(seen({ paths: ['/a', '/not-built'] })).toBe('on /a');
  });

  it('is named by examples when it is many pages', () => {
    const many = Array.from({ length: 8 }, (_, index) => pageWith(`/p${index}`, index < 6 ? 'yes' : 'no'));
    expect(whereSeen(sightings({ ...item, shown: ['yes'] }, many), many)).toBe('on 6 pages, for example /p0, /p1, /p2');
  });
});

describe('launchItems', () => {
  it('find a testimonial by what it says, not by words that other pages may use as well', () => {
    const [quote] = testimonials.items;
    const quotes = launchItems([]).find(({ topic }) => topic === 'quotes')!;
    const site = [pageWith('/', `<p>${quote!.text}</p>`), pageWith('/a', `<p>${quote!.company}, ${quote!.name}</p>`)];
    expect(sightings(quotes, site).map(({ path }) => path)).toEqual(['/']);
  });

  it('lists each thing once', () => {
    const lines = launchItems([]).map(({ file, field, problem }) => `${file} ${field} ${problem}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

import { departure, written } from '../../support/specification-differences';

const facts = { section: 9, file: 'content/facts.ts', field: 'timelines.website', says: '2-8 weeks' };
const menu = { section: 2, file: 'content/navigation.ts', field: 'mainMenu', says: ['Home', 'FAQ'], isList: true };

describe('departure', () => {
  it('is nothing where the content says the same in its own dashes', () => {
    expect(departure(facts, { timelines: { website: '2–8 weeks' } })).toBeUndefined();
  });

  it('is one line: both values and the line to edit', () => {
    expect(departure(facts, { timelines: { website: '2–9 weeks' } })).toMatch(
      /^content\/facts\.ts: timelines\.website: the specification \(section 9\) says “2-8 weeks”, the content “2-9 weeks”; if that is meant, edit tests\/specification\.ts:[1-9]\d+$/,
    );
  });

  it('lets a list be longer, never shorter or in another order', () => {
    const labels = (...names: string[]) => ({ mainMenu: names.map((label) => ({ label })) });
    expect(departure(menu, labels('Home', 'Careers', 'FAQ'))).toBeUndefined();
    expect(departure(menu, labels('Home'))).toMatch(/says “Home, FAQ”, the content “Home”/);
    expect(departure(menu, labels('FAQ', 'Home'))).toMatch(/the content “FAQ, Home”/);
  });

  it('does not break over a field that is gone', () => {
    expect(departure(facts, {})).toMatch(/the content “undefined”/);
  });
});

describe('written', () => {
  it('names an entry by its figure, by its number of items, its stars, its title or its label', () => {
    const entries = [
      { number: '5+', label: 'years' },
      { title: 'General', items: [1, 2] },
      { rating: 5 },
      { label: 'FAQ' },
    ];
    expect(written(entries)).toEqual(['5+ years', 'General: 2', '5 stars', 'FAQ']);
  });
});

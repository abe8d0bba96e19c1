import { confirmed, placeholder } from '@/content/site';
import { advisedItems, placeholderItems } from '@/tools/check/launch/details';
import { suspicionOf } from '@/tools/check/launch/placeholder-patterns';

const detail = (what: string, value: string, isConfirmed: boolean) => ({
  what,
  detail: isConfirmed ? confirmed(value) : placeholder(value),
});

describe('placeholderItems', () => {
  it('lists a placeholder by file and field, in the owner’s words, and no confirmed detail', () => {
    const items = placeholderItems({
      name: detail('Name of the agency', 'OneStop IT', false),
      phone: detail('Phone', '+919876543210', true),
    });
    expect(items).toEqual([
      expect.objectContaining({
        what: 'Name of the agency',
        problem: '“OneStop IT” is a stand-in.',
        file: 'content/site.ts',
        field: 'name',
      }),
    ]);
  });

  it('does not believe a confirmed detail that still looks like a stand-in', () => {
    const items = placeholderItems({
      email: detail('E-mail', 'info@example.com', true),
      phone: detail('Phone', '+910000000000', true),
      founder: detail('Founder', 'Founder’s name', true),
    });
    expect(items.map(({ field }) => field)).toEqual(['email', 'phone', 'founder']);
  });
});

describe('advisedItems', () => {
  const optional = (isPlaceholder: boolean, ...shown: string[]) => ({ what: 'City', isPlaceholder, shown });

  it('advise what is not given yet, and are silent about what is', () => {
    const items = advisedItems({ city: optional(true, 'City'), courtCity: optional(false, 'Indore') });
    expect(items).toEqual([expect.objectContaining({ topic: 'advised', file: 'content/site.ts', field: 'city' })]);
  });

  it('do not believe a confirmed one that still looks like a stand-in', () => {
    const [item] = advisedItems({ address: optional(false, 'House and street', '452001') });
    expect(item).toMatchObject({ topic: 'details', problem: '“House and street” is a stand-in, not a place.' });
  });
});

describe('suspicionOf', () => {
  it.each([
    ['info@example.com', 'example.com'],
    ['https://shop.example', 'shop.example'],
    ['https://agency.test/about', 'agency.test'],
    ['+91 99999 99999', '99999 99999'],
    ['Client name', 'Client name'],
    ['Your name', 'Your name'],
    ['Company, Pune', 'Company,'],
    ['John Doe', 'John Doe'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['Price: TBD', 'TBD'],
  ])('%s is a stand-in', (text, found) => {
    expect(suspicionOf(text)?.text).toBe(found);
  });

  it.each([
    '+91 98765 43210',
    'for example.',
    'The domain stays in your name.',
    '10,00,000',
    'John Mathai',
    'A company, then',
  ])('%s is not', (text) => {
    expect(suspicionOf(text)).toBeUndefined();
  });
});

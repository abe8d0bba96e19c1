import { prices } from '@/tests/launched/owner/prices';
import { people } from '@/tests/launched/owner/people';
import { testimonials } from '@/tests/launched/owner/testimonials';
import { confirmed, placeholder } from '@/content/types';
import { questionsTo } from '@/tools/check/questions';
import { contentWith } from '@/tests/support/content-fixture';

const details = 'content/owner/details.ts';
const office = prices['office-setup']!;
const cheaper = { ...office.exampleJob!, rupees: office.rupees - 1 };
const [testimonial] = testimonials;
const figure = { number: '500+', confirmedOn: '2025-01-01' };
const address = (state: string) => confirmed({ street: '1 Main Road', pinCode: '682001', state });

/** The file, the field, a value that is plausible but probably wrong, and what is asked. */
const cases: [file: string, field: string, value: unknown, question: RegExp][] = [
  [details, 'founder', placeholder('Asha Rao'), /if “Asha Rao” is right, write confirmed/],
  [details, 'towns', confirmed(['Kochi', 'Aluva', 'kochi']), /is “kochi” in the list twice/],
  ['content/owner/figures.ts', 'projects', figure, /is “500\+” still right/],
  ['content/owner/people.ts', 'people', [people[0], people[0]], /in the list twice/],
  ['content/owner/testimonials.ts', 'testimonials', [testimonial, testimonial], /in the list twice/],
  ['content/owner/prices.ts', 'office-setup', { ...office, exampleJob: cheaper }, /less than the starting price/],
];

it.each(cases)('the launch check asks about %s: %s', async (file, field, value, question) => {
  const { owner, today } = await contentWith(file, field, value);
  const asked = questionsTo(owner, today).filter((one) => one.file === file);
  expect(asked).toEqual([expect.objectContaining({ message: expect.stringMatching(question) as string })]);
});

it.each([
  ['Kerala', 0],
  ['Maharashtra', 1],
])('the launch check compares a GSTIN with the state of the address: %s', async (state, count) => {
  const { owner, today } = await contentWith();
  const changed = { ...owner.details, gstin: confirmed('32ABCDE1234F1ZX'), address: address(state) };
  expect(questionsTo({ ...owner, details: changed }, today)).toHaveLength(count);
});

it('the launch check asks whether payments after a draft fit cabling', async () => {
  const { owner, today } = await contentWith();
  const asked = questionsTo(owner, today, '50% upfront and 50% after the first version');
  expect(asked).toMatchObject([{ file: 'content/facts.ts', field: 'onSite' }]);
});

it('the launch check asks about a second number that is the first, however it’s typed', async () => {
  const { owner, today } = await contentWith();
  const numbers = { phone: confirmed('98765 43210'), secondPhone: confirmed('+91-9876543210') };
  const asked = questionsTo({ ...owner, details: { ...owner.details, ...numbers } }, today);
  expect(asked.map(({ field }) => field)).toEqual(['secondPhone']);
});

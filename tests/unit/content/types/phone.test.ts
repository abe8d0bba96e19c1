import { phoneRule, readPhone } from '@/content/types/phone';

it.each([
  ['98765 43210', 'tel:+919876543210', '+91 98765 43210'],
  ['022-24567890', 'tel:+912224567890', '+91 22 2456 7890'],
  ['0731 4012345', 'tel:+917314012345', '+91 731 401 2345'],
  ['05842-234567', 'tel:+915842234567', '+91 5842 234 567'],
  ['1800-120-4567', 'tel:18001204567', '1800 120 4567'],
  ['1800 11 2345', 'tel:1800112345', '1800 11 2345'],
  ['1860 266 7766', 'tel:18602667766', '1860 266 7766'],
])('a phone number typed as %s is dialled as %s and shown as %s', (typed, href, display) => {
  expect(readPhone(typed)).toMatchObject({ href, display });
});

it.each([
  ['9876543210', '09876543210', '+91-98765-43210', '(+91) 98765 43210', '0091 98765 43210', '9876 543 210'],
  ['022-24567890', '(022) 2456 7890', '+91 (0)22 2456-7890', '[022] 24567890', '91-22-24567890', '00912224567890'],
  ['1800 123 4567', '18001234567', '1800-123-4567', '+91 1800 123 4567', '0091-1800-1234567', '0-1800-1234567'],
])('a phone number is the same however people type %s', (usual, ...others) => {
  for (const typed of others) expect(readPhone(typed)).toEqual(readPhone(usual));
});

it.each([
  ['08132-223344', 'landline', '+91 8132 223 344'],
  ['+91 (8132) 223344', 'landline', '+91 8132 223 344'],
  ['0788 222 3344', 'landline', '+91 788 222 3344'],
  ['81322 23344', 'mobile', '+91 81322 23344'],
  ['8132223344', 'mobile', '+91 81322 23344'],
])('a phone number that may be a mobile or a landline is what the gap in %s says: a %s', (typed, kind, display) => {
  expect(readPhone(typed)).toMatchObject({ kind, display });
});

it.each([
  '022-24567890 / 24567891',
  '98765 43210 or 98765 43211',
  '98765 43210 98765 43211',
  '022-24567890 ext 12',
  'https://wa.me/919876543210',
  '98765 4321',
  '+44 20 7946 0018',
  '000 800 100 1234',
  '',
])('a phone number is refused if it is %j', (typed) => {
  expect(() => readPhone(typed)).toThrow(phoneRule);
});

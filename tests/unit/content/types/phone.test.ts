import { phoneRule, readPhone } from '@/content/types/phone';

it.each([
  ['mobile', '98765 43210', 'tel:+919876543210', '+91 98765 43210'],
  ['landline', '022-24567890', 'tel:+912224567890', '+91 22 2456 7890'],
  ['toll-free', '1800-120-4567', 'tel:18001204567', '1800 120 4567'],
  // May be a mobile or a landline: the gap says which.
  ['landline', '08132-223344', 'tel:+918132223344', '+91 8132 223 344'],
  ['mobile', '81322 23344', 'tel:+918132223344', '+91 81322 23344'],
])('a %s typed as %s is dialled as %s and shown as %s', (kind, typed, href, display) => {
  expect(readPhone(typed)).toMatchObject({ kind, href, display });
});

it.each([
  ['9876543210', '09876543210', '+91-98765-43210', '(+91) 98765 43210', '0091 98765 43210', '9876 543 210'],
  ['022-24567890', '(022) 2456 7890', '+91 (0)22 2456-7890', '[022] 24567890', '91-22-24567890', '00912224567890'],
  ['1800 123 4567', '18001234567', '1800-123-4567', '+91 1800 123 4567', '0091-1800-1234567', '0-1800-1234567'],
])('a phone number is the same however people type %s', (usual, ...others) => {
  for (const typed of others) expect(readPhone(typed)).toEqual(readPhone(usual));
});

it.each(['022-24567890 / 24567891', '022-24567890 ext 12', '98765 4321', '+44 20 7946 0018', ''])(
  'a phone number is refused if it is %j',
  (typed) => expect(() => readPhone(typed)).toThrow(phoneRule),
);

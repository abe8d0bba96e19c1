import { isExpired, securityText } from '@/lib/security-txt';

it('security.txt names a contact and an expiry date, as RFC 9116 requires', () => {
  const text = securityText();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
});

it('security.txt is expired from the day a year after the last check', () => {
  expect(isExpired('2026-11-21', '2027-11-20')).toBe(false);
  expect(isExpired('2026-11-21', '2027-11-21')).toBe(true);
});

import { securityText } from '@/lib/security-txt';

it('security.txt names a contact and an expiry date, as RFC 9116 requires', () => {
  const text = securityText();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
});

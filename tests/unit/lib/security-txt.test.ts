import { securityExpiry, securityText } from '@/lib/security-txt';

describe('security.txt', () => {
  it('names a contact and an expiry date, as RFC 9116 requires', () => {
    const text = securityText();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
  });

  it('expires a year after the contact was last checked, also after a leap day', () => {
    expect(securityExpiry('2026-11-21')).toBe('2027-11-21');
    expect(securityExpiry('2028-02-29')).toBe('2029-03-01');
  });
});

import { phoneForms } from '@/lib/phone';

describe('phoneForms', () => {
  it('has E.164 for calls, Indian grouping for display and bare digits for WhatsApp', () => {
    expect(phoneForms('+919876543210')).toEqual({
      href: 'tel:+919876543210',
      display: '+91 98765 43210',
      whatsApp: '919876543210',
    });
  });

  it('refuses a number without its country code, naming file and field', () => {
    expect(() => phoneForms('9876543210')).toThrow('content/site.ts: phone: "9876543210" must be +91');
  });
});

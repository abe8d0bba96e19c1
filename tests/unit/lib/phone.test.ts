import { phoneForms } from '@/lib/phone';

describe('phoneForms', () => {
  it('calls in E.164, shows Indian grouping and gives WhatsApp bare digits', () => {
    expect(phoneForms('+919876543210')).toEqual({
      href: 'tel:+919876543210',
      display: '+91 98765 43210',
      whatsApp: '919876543210',
    });
  });
});

/** `+91` and ten digits, as E.164 has them (ITU-T E.164; the country code of India is 91). */
const indianNumber = /^\+91(\d{5})(\d{5})$/;

/**
 * The forms of one phone number.
 * @param e164 `+91` followed by ten digits
 * @returns `href` for a call link, `display` in Indian grouping, `whatsApp` digits as wa.me wants
 * them
 * @throws when the number is not `+91` and ten digits
 */
export function phoneForms(e164: string): { href: string; display: string; whatsApp: string } {
  const match = indianNumber.exec(e164);
  if (!match) throw new Error(`content/site.ts: phone: "${e164}" must be +91 followed by ten digits`);
  return { href: `tel:${e164}`, display: `+91 ${match[1]} ${match[2]}`, whatsApp: e164.slice(1) };
}

/** An Indian number in E.164: `+91` and ten digits. */
const indianNumber = /^\+91(\d{5})(\d{5})$/;

/**
 * The formats of a phone number.
 * @param e164 `+91` followed by ten digits
 * @returns `href` for a call, `display` in Indian grouping, `whatsApp` digits for wa.me
 * @throws if the number isn't `+91` and ten digits
 */
export function phoneForms(e164: string): { href: string; display: string; whatsApp: string } {
  const match = indianNumber.exec(e164);
  if (!match) throw new Error(`content/site.ts: phone: "${e164}" must be +91 followed by ten digits`);
  return { href: `tel:${e164}`, display: `+91 ${match[1]} ${match[2]}`, whatsApp: e164.slice(1) };
}

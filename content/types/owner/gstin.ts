import { z } from 'zod';

/** The state of a GSTIN, its first two digits from 01: the codes of the census, and Ladakh's. */
const states = `Jammu and Kashmir, Himachal Pradesh, Punjab, Chandigarh, Uttarakhand, Haryana, Delhi, Rajasthan,
  Uttar Pradesh, Bihar, Sikkim, Arunachal Pradesh, Nagaland, Manipur, Mizoram, Tripura, Meghalaya, Assam,
  West Bengal, Jharkhand, Odisha, Chhattisgarh, Madhya Pradesh, Gujarat, Daman and Diu,
  Dadra and Nagar Haveli and Daman and Diu, Maharashtra, Andhra Pradesh, Karnataka, Goa, Lakshadweep, Kerala,
  Tamil Nadu, Puducherry, Andaman and Nicobar Islands, Telangana, Andhra Pradesh, Ladakh`.split(/,\s+/);

/** The state that a GSTIN names, if there is one with its digits. */
export const stateOfGstin = (number: string): string | undefined => states[Number(number.slice(0, 2)) - 1];

const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** The last character, a checksum of the others (Luhn's algorithm in base 36). */
function checkCharacter(number: string): string {
  const parts = [...number.slice(0, 14)].map((character, index) => parseInt(character, 36) * (1 + (index % 2)));
  const sum = parts.reduce((total, part) => total + Math.floor(part / 36) + (part % 36), 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** What is wrong with a GSTIN. Its end is only proposed if everything before it has the right form. */
function faultOf(input: unknown): string {
  const typed = String(input).replace(/\s/g, '').toUpperCase();
  const whole = typed.slice(0, 14) + checkCharacter(typed);
  if (!form.test(whole) || typed.length > 15) {
    return 'must be the 15 characters of a GSTIN: the two digits of the state, the ten characters of your PAN, a digit or letter, Z, and one more, like 23ABCDE1234F1Z8. If you aren’t registered, type confirmed(false)';
  }
  if (typed === whole) return `must be in capitals without spaces: ${whole}`;
  return `is mistyped: with these 14 characters, the last one would be “${whole.at(-1)}”. Compare it with your certificate`;
}

export const gstinSchema = z.string().refine((number) => form.test(number) && number.endsWith(checkCharacter(number)), {
  error: ({ input }) => faultOf(input),
});

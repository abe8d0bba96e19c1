/** @jest-environment node */
import { readFlight, rewriteFlight, writeFlight } from '@/lib/export/flight';

const text = 'ends with a line break:\n5:"not a row" ₹';
const payload = [
  '1:"$Sreact.fragment"\n',
  ':HL["/_next/static/chunks/a.css","style"]\n',
  '2:I[74085,["/_next/static/chunks/b.js"],"NavLink"]\n',
  `3:T${Buffer.byteLength(text).toString(16)},${text}`,
  '0:{"P":null,"c":["$","p",null,{"className":"mt-2 flex","children":"Hello"}]}\n',
  '13:C\n',
].join('');

describe('a flight payload', () => {
  it('splits into its rows, also where a text row holds line breaks and colons', () => {
    const rows = readFlight(payload, 'page.html');
    expect(rows.map(({ id, tag }) => `${id}:${tag}`)).toEqual(['1:', ':H', '2:I', '3:T', '0:', '13:C']);
    expect(rows[3]?.body).toBe(`${Buffer.byteLength(text).toString(16)},${text}`);
  });

  it('is written back byte for byte, so that React reads what Next wrote', () => {
    expect(writeFlight(readFlight(payload, 'page.html'))).toBe(payload);
  });

  it('loses its resource hints and has its values rewritten', () => {
    const rewritten = rewriteFlight(payload, 'page.html', (name, value) => (name === 'className' ? 'a b' : value));
    expect(rewritten).toBe(payload.replace(/^:H.*\n/m, '').replace('mt-2 flex', 'a b'));
  });

  it('stops the export with the page and the place to look when its shape is unknown', () => {
    expect(() => readFlight('<html>', 'about.html')).toThrow(/^about\.html: .*README\.md/);
  });
});

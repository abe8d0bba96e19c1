/** @jest-environment node */
import { readFlight, rewriteValues, writeFlight } from '@/lib/build/export/flight';
import { neededRows, withoutProperty } from '@/lib/build/export/flight-references';

const text = 'ends with a line break:\n5:"not a row" ₹';
const payload = [
  '1:"$Sreact.fragment"\n',
  ':HL["/_next/static/chunks/a.css","style"]\n',
  '2:I[74085,["/_next/static/chunks/b.js"],"NavLink"]\n',
  `3:T${Buffer.byteLength(text).toString(16)},${text}`,
  '0:{"P":null,"c":["$","$L2",null,{"className":"mt-2 flex","children":["$3","$L13"]}]}\n',
  '13:["$","$1",null,{"children":"$@2"}]\n',
].join('');

describe('a flight payload', () => {
  it('splits into its rows, also where a text row holds line breaks and colons', () => {
    const rows = readFlight(payload, 'page.html');
    expect(rows.map(({ id, tag }) => `${id}:${tag}`)).toEqual(['1:', ':H', '2:I', '3:T', '0:', '13:']);
    expect(rows[3]?.body).toBe(`${Buffer.byteLength(text).toString(16)},${text}`);
  });

  it('is written back byte for byte, so that React reads what Next wrote', () => {
    expect(writeFlight(readFlight(payload, 'page.html'))).toBe(payload);
  });

  it('has its values rewritten and nothing else', () => {
    const rows = readFlight(payload, 'page.html');
    const rewritten = rewriteValues(rows, (name, value) => (name === 'className' ? 'a b' : value));
    expect(writeFlight(rewritten)).toBe(payload.replace('mt-2 flex', 'a b'));
  });

  it('loses the rows that nothing refers to, resource hints among them, whatever their text looks like', () => {
    const ids = (text: string) => neededRows(readFlight(text, 'page.html')).map(({ id }) => id);
    expect(ids(payload)).toEqual(['1', '2', '3', '0', '13']);
    expect(ids(payload.replace(',"$L13"', ''))).toEqual(['2', '3', '0']);
  });

  it('loses a property, and keeps what other places refer to inside it', () => {
    const shared = '["$","b",null,{"icon":{"name":"globe"}}]';
    const rows = readFlight(
      [
        `4:["$","$L5",null,{"notFound":[${shared}],"children":"$L6"}]\n`,
        '6:["$","i",null,{"icon":"$0:0:props:notFound:0:props:icon","other":"$6:props:title","title":"Home"}]\n',
        '0:["$L4"]\n',
      ].join(''),
      'page.html',
    );
    const [first, second] = withoutProperty(rows, 'notFound', 'page.html').map(
      ({ body }) => JSON.parse(body) as unknown[],
    );
    expect(first).toEqual(['$', '$L5', null, { notFound: null, children: '$L6' }]);
    expect(second?.[3]).toEqual({ icon: { name: 'globe' }, other: '$6:props:title', title: 'Home' });
    const lost = rows.map((row) => ({ ...row, body: row.body.replace('"icon":{"name":"globe"}', '') }));
    expect(() => withoutProperty(lost, 'notFound', 'about.html')).toThrow(/^about\.html: .*leads nowhere/);
  });

  it('stops the export with the page and the place to look when its shape is unknown', () => {
    expect(() => readFlight('<html>', 'about.html')).toThrow(/^about\.html: .*README\.md/);
  });
});

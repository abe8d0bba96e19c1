import { palettesOf } from '@/tools/colors';

const palettes = (value: string, darkValue = value) =>
  palettesOf(`@theme {
  --color-accent: ${value};
  --color-paper: var(--color-accent);
  --color-unused: color-mix(in oklab, red, blue);
}
@layer base {
  @media (prefers-color-scheme: dark) {
    :root {
      --color-accent: ${darkValue};
    }
  }
}`);

it.each([
  ['#FFC72C', '#ffc72c'],
  ['oklch(0.4403 0.1603 303.37)', '#663399'],
  ['rgb(16 26 51 / 65%)', '#101a33a6'],
])('colours for icons, cards and browsers’ bars are %s as %s, whatever the token’s notation', (value, hex) => {
  expect(palettes(value).light('paper')).toBe(hex);
});

it('colours for icons are those of the scheme', () => {
  const { light, dark } = palettes('white', 'hsl(0 0% 0%)');
  expect([light('paper'), dark('paper')]).toEqual(['#ffffff', '#000000']);
});

it.each(['#ffc72', 'color-mix(in oklab, red, blue)', 'var(--accent)'])(
  'a colour for icons can’t be %s: the error names file, line and token',
  (value) => {
    expect(() => palettes(value).light('paper')).toThrow(`app/styles/tokens.css:2: --color-accent: “${value}”`);
  },
);

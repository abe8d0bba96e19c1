import { readFileSync } from 'node:fs';
import { dark, light } from '@/lib/colours';

const css = readFileSync('app/globals.css', 'utf8');
const themes = css.split('@media (prefers-color-scheme: dark)');
const token = (name: string) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

describe('colours outside CSS', () => {
  it.each(Object.entries(light))('%s is the light token', (name, value) => {
    expect(themes[0]).toContain(`${token(name)}: ${value};`);
  });

  it.each(Object.entries(dark))('%s is the dark token', (name, value) => {
    expect(themes[1]).toContain(`${token(name)}: ${value};`);
  });
});

import { statSync } from 'node:fs';
import { headingCharacters } from '@/tools/fonts/characters';
import { site } from '@/content/site';

describe('the agency’s details', () => {
  it('have five e-mail roles, one number and the country', () => {
    expect(Object.keys(site.emails)).toEqual(['info', 'sales', 'privacy', 'legal', 'support']);
    expect(new Set(Object.values(site.emails).map(({ value }) => value)).size).toBe(5);
    expect(site.phone.value).toMatch(/^\+91\d{10}$/);
    expect(site.country).toBe('India');
  });
});

describe('the display font', () => {
  it('has at most 13 kB', () => {
    expect(statSync('app/fonts/anek-latin-700.woff2').size).toBeLessThanOrEqual(13 * 1024);
  });

  it('keeps the rupee sign', () => {
    expect(headingCharacters).toContain('₹');
  });
});

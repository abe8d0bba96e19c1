/** @jest-environment node */
import { parsePage } from '@/lib/build/page';
import { renderIslands } from '@/lib/build/export/islands';

const props = {
  profiles: [{ label: 'Facebook', icon: 'facebook', url: null }],
  comingSoon: { name: '{profile}, coming soon', tooltip: 'Coming soon' },
};
const element = `<div data-island="social-profiles" data-props='${JSON.stringify(props)}'>As Next left it</div>`;
const files = { 'social-profiles': ['/a.js', '/shared.js'] };

describe('the islands of a page', () => {
  it('are rendered anew from their props, and name the files that wake them', () => {
    const page = parsePage('about.html', `<main>${element}</main>`);
    expect(renderIslands(page, files)).toEqual(['/a.js', '/shared.js']);
    const island = page.$('[data-island]');
    expect(island.attr('data-load')).toBe('/a.js /shared.js');
    expect(island.find('button').attr('aria-label')).toBe('Facebook, coming soon');
    expect(island.text()).not.toContain('As Next left it');
  });

  it('stop the build when one is not registered', () => {
    const page = parsePage('about.html', '<div data-island="unknown" data-props="{}"></div>');
    expect(() => renderIslands(page, files)).toThrow(
      'about.html: "unknown" is no island of components/islands/registry.ts',
    );
  });
});

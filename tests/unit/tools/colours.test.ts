import { dark, light, tokens } from '@/tools/colours';

describe('colours outside CSS', () => {
  it('are the tokens of the stylesheet, in both schemes', () => {
    expect(light.inkSoft).toBe(tokens.light.get('ink-soft'));
    expect(light.paper).toMatch(/^#[0-9a-f]{6}$/);
    expect(dark.paper).not.toBe(light.paper);
  });

  it('stay as they are where the dark scheme does not change them', () => {
    expect(dark.board).toBe(light.board);
  });
});

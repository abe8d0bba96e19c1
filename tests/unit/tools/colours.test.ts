import { dark, light } from '@/tools/colours';

it('colours outside CSS are the tokens of the stylesheet, in both schemes', () => {
  expect(light['ink-soft']).toMatch(/^#[0-9a-f]{6}$/);
  expect(dark.paper).not.toBe(light.paper);
  expect(dark.board).toBe(light.board);
});

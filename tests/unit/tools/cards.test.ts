import { spawnSync } from 'node:child_process';

it('a card whose font lacks a letter fails and names it, instead of drawing a box', () => {
  const code = `import { cardSvg } from './tools/cards/card'; await cardSvg({ kind: 'sign', title: 'नमस्ते' });`;
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('The font of social cards has no “नमस्ते”');
});

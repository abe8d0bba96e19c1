import { contrastFindings } from '@/tools/check/contrast';
import { formatFinding } from '@/tools/check/finding';
import { light } from '@/tools/colours';

const messages = (change: object) => contrastFindings({ light: { ...light, ...change } }).map(formatFinding);

describe('contrastFindings', () => {
  it('names both colours of a pair, the scheme and the ratio', () => {
    expect(messages({ 'on-panel-soft': light.panel })).toEqual([
      'app/styles/tokens.css: --color-on-panel-soft: on panel: 1 to 1 in the light scheme, at least 4.5',
    ]);
  });
});

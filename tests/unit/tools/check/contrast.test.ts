import { contrastFindings } from '@/tools/check/contrast';
import { formatFinding } from '@/tools/check/finding';
import { light } from '@/tools/colours';

const messages = (change: object) => contrastFindings({ light: { ...light, ...change } }).map(formatFinding);

describe('contrastFindings', () => {
  it('names both colours of a pair, the scheme and the ratio', () => {
    expect(messages({ 'on-panel-soft': '#5a6480' })).toEqual([
      'app/styles/tokens.css: --color-on-panel-soft: on panel: 2.93 to 1 in the light scheme, at least 4.5',
    ]);
  });

  it('looks at mixed grounds as well', () => {
    expect(messages({ 'on-line': '#c8f0dc' })).toContain(
      'app/styles/tokens.css: --color-on-line: on #ffffff 26% on grow: 2.59 to 1 in the light scheme, at least 3',
    );
  });
});

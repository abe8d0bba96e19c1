import { renderToStaticMarkup } from 'react-dom/server';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { serviceSlugs } from '@/content/services/slugs';

const drawings = serviceSlugs.map((slug) => [slug, renderToStaticMarkup(<ServiceDrawing slug={slug} />)] as const);

describe('the drawings of services', () => {
  it.each(drawings)('are hidden from screen readers and have no text and no colour of their own: %s', (_, markup) => {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.replace(/<[^>]*>/g, '')).toBe('');
    expect(markup).not.toMatch(/<image|#[0-9a-f]{3}|rgb|hsl|="(black|white)"/i);
  });
});

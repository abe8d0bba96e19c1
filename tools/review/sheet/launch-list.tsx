import { Container } from '@/components/ui/container';
import type { ReviewModel } from './model';
import { RowList } from './row-list';
import { SheetPage } from './sheet-page';
import { TextLink } from './text-link';

/** What the live site has as well: the list of `npm run launch-check`, with the pages on which visitors see it. */
export function LaunchList(model: ReviewModel) {
  return (
    <SheetPage title={`Before launch: ${model.siteName}`}>
      <main>
        <Container className="py-6">
          <h1 className="text-heading">Open before launch</h1>
          <p className="mt-2 text-ink-soft">
            None of this is new in this preview. `npm run launch-check` prints the same list.
          </p>
          <TextLink href="/review">Back to the review</TextLink>
          <RowList rows={model.standing} pages={model.pages} host={model.host} />
        </Container>
      </main>
    </SheetPage>
  );
}

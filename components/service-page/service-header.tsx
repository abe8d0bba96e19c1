import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { Breadcrumbs } from '@/components/page/breadcrumbs';
import { ContactActions } from '@/components/page/contact-actions';
import { ContactNotes } from '@/components/page/contact-notes';
import { HeadlineWithRing } from '@/components/page/headline-with-ring';
import { Lead } from '@/components/page/lead';
import { Container } from '@/components/ui/container';
import { servicePage } from '@/content/labels';
import { answerLine, reviewsLine } from '@/content/owner-facts';
import type { Service } from '@/content/types';
import { categoryOf } from '@/lib/catalogue';
import { KeyFacts } from './key-facts';

type ServiceHeaderProps = { service: Service; path: string };

/**
 * The drawing stands on the header's bottom edge; on phones it shares a row with the tag. It comes
 * last in the HTML, but the row's height doesn't depend on it. On wide screens it reaches below the
 * padding by the thickness of its track, which is cut off there: the key facts have it. The class
 * isn't `overflow-hidden`, because Firefox's reader mode drops what a class calls hidden.
 */
export function ServiceHeader({ service: { slug, title, lead }, path }: ServiceHeaderProps) {
  return (
    <>
      <div className="service-hero surface-category overflow-clip pt-2 pb-4 lg:pt-4 lg:pb-14">
        <Container>
          <Breadcrumbs path={path} />
          <div className="grid grid-cols-[auto_minmax(26vw,1fr)] gap-x-4 max-lg:grid-rows-[minmax(calc(80vw/3),auto)] lg:mt-3 lg:grid-cols-[15fr_11fr]">
            <div className="self-end pb-2.5 lg:pb-1">
              <p className="w-fit rounded-tag bg-category px-2.5 py-1 text-center font-display text-base/snug font-bold text-category-strong uppercase">
                {categoryOf(slug).name}
              </p>
            </div>
            <div className="relative col-span-2 row-start-2 lg:col-span-1">
              <h1 className="mt-3 text-display lg:mt-4 print:pe-5">
                <HeadlineWithRing text={title} />
              </h1>
              <Lead className="mt-3 max-w-152 lg:mt-4">{lead}</Lead>
              <ContactActions path={path} callLabel={servicePage.call} />
              <ContactNotes answer={answerLine} reviews={reviewsLine()} />
            </div>
            <ServiceDrawing
              slug={slug}
              className="service-hero-drawing col-start-2 row-start-1 self-end justify-self-end overflow-visible max-lg:w-full max-lg:max-w-[40vw] lg:row-end-3"
            />
          </div>
        </Container>
      </div>
      <KeyFacts slug={slug} />
    </>
  );
}

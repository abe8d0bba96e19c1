import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { ContactActions, type ContactLinks } from '@/components/page/contact-actions';
import { ContactNotes, type ContactNotesProps } from '@/components/page/contact-notes';
import { Container } from '@/components/ui/container';
import { Lead } from '@/components/page/lead';
import { HeadlineWithRing } from '@/components/page/headline-with-ring';
import type { Category, Service } from '@/content/types';
import type { ReactNode } from 'react';
import type { KeyFact } from '@/lib/key-facts';
import { KeyFacts } from './key-facts';

type ServiceHeaderProps = Pick<Service, 'slug' | 'title' | 'lead'> &
  ContactLinks & {
    breadcrumbs: ReactNode;
    category: Pick<Category, 'name'>;
    facts: readonly KeyFact[];
    notes: ContactNotesProps;
  };

/**
 * The drawing stands on the header's bottom edge; on phones it shares a row with the tag. It comes
 * last in the HTML, but the row's height doesn't depend on it. On wide screens it reaches below the
 * padding by the thickness of its track, which is cut off there: the key facts have it. The class
 * isn't `overflow-hidden`, because Firefox's reader mode drops what a class calls hidden.
 */
export function ServiceHeader({
  breadcrumbs,
  category,
  title,
  lead,
  quote,
  call,
  chat,
  facts,
  notes,
  slug,
}: ServiceHeaderProps) {
  return (
    <>
      <div className="service-hero surface-category overflow-clip pt-2 pb-4 lg:pt-4 lg:pb-14">
        <Container>
          {breadcrumbs}
          <div className="grid grid-cols-[auto_minmax(26vw,1fr)] gap-x-4 lg:mt-3 lg:grid-cols-[15fr_11fr]">
            <div className="self-end pb-2.5 lg:pb-1">
              <p className="w-fit rounded-tag bg-category px-2.5 py-1 text-center font-display text-base/snug font-bold text-category-strong uppercase">
                {category.name}
              </p>
            </div>
            <div className="relative col-span-2 row-start-2 lg:col-span-1">
              <h1 className="mt-3 text-display lg:mt-4 print:pe-5">
                <HeadlineWithRing text={title} />
              </h1>
              <Lead className="mt-3 max-w-152 lg:mt-4">{lead}</Lead>
              <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
                <ContactActions quote={quote} call={call} chat={chat} isCallInBar />
              </div>
              <ContactNotes {...notes} />
            </div>
            <ServiceDrawing
              slug={slug}
              className="service-hero-drawing col-start-2 row-start-1 self-end justify-self-end overflow-visible max-lg:w-full max-lg:max-w-[40vw] lg:row-end-3"
            />
          </div>
        </Container>
      </div>
      <KeyFacts rows={facts} />
    </>
  );
}

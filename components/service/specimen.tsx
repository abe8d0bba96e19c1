import { Section } from '@/components/page/section';
import type { Specimen as SpecimenContent } from '@/content/types';
import type { ReactNode } from 'react';
import { Ad } from './specimens/ad';
import { BlankForm } from '@/components/ui/blank-form';
import { Booking } from './specimens/booking';
import { Calendar } from './specimens/calendar';
import { Chat } from './specimens/chat';
import { Editor } from './specimens/editor';
import { FloorPlan } from './specimens/floor-plan';
import { Logo } from './specimens/logo';
import { Permissions } from './specimens/permissions';
import { Season } from './specimens/season';
import { Sketch } from './specimens/sketch';
import { WebPage } from './specimens/web-page';

type SpecimenProps = {
  specimen: SpecimenContent;
  /** Shown under the specimen: it's an example. */
  caption: string;
};

/** An example of what the client will get. */
export function Specimen({ specimen, caption }: SpecimenProps) {
  return (
    <Section id="specimen" title={specimen.title} lead={specimen.note} layout="columns">
      <figure>
        {renderSpecimen(specimen)}
        <figcaption className="mt-4 text-ink-soft">{caption}</figcaption>
      </figure>
    </Section>
  );
}

function renderSpecimen(specimen: SpecimenContent): ReactNode {
  switch (specimen.kind) {
    case 'ad':
      return <Ad {...specimen} />;
    case 'booking':
      return <Booking {...specimen} />;
    case 'calendar':
      return <Calendar {...specimen} />;
    case 'chat':
      return <Chat {...specimen} />;
    case 'editor':
      return <Editor {...specimen} />;
    case 'floor-plan':
      return <FloorPlan {...specimen} />;
    case 'form':
      return <BlankForm {...specimen} />;
    case 'logo':
      return <Logo {...specimen} />;
    case 'parcel':
      return <BlankForm {...specimen} hasBarcode />;
    case 'permissions':
      return <Permissions {...specimen} />;
    case 'season':
      return <Season {...specimen} />;
    case 'sketch':
      return <Sketch {...specimen} />;
    case 'web-page':
      return <WebPage {...specimen} />;
  }
}

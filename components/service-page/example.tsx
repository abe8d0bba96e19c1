import { Section } from '@/components/page/section';
import type { Example as ExampleContent } from '@/content/types';
import type { ReactNode } from 'react';
import { Ad } from './examples/ad';
import { BlankForm } from './blank-form';
import { Booking } from './examples/booking';
import { Calendar } from './examples/calendar';
import { Chat } from './examples/chat';
import { Editor } from './examples/editor';
import { FloorPlan } from './examples/floor-plan';
import { Logo } from './examples/logo';
import { Permissions } from './examples/permissions';
import { Season } from './examples/season';
import { Sketch } from './examples/sketch';
import { WebPage } from './examples/web-page';

type ExampleProps = { example: ExampleContent };

/** An example of what the client will get. */
export function Example({ example }: ExampleProps) {
  return (
    <Section id="example" title={example.title} lead={example.note} space="tint">
      <figure className={isWide(example) ? undefined : 'max-w-207'}>{renderExample(example)}</figure>
    </Section>
  );
}

/** Other drawings would have holes if they were as wide as the page. */
const isWide = ({ kind }: ExampleContent) => ['floor-plan', 'form', 'parcel', 'sketch', 'web-page'].includes(kind);

function renderExample(example: ExampleContent): ReactNode {
  switch (example.kind) {
    case 'ad':
      return <Ad {...example} />;
    case 'booking':
      return <Booking {...example} />;
    case 'calendar':
      return <Calendar {...example} />;
    case 'chat':
      return <Chat {...example} />;
    case 'editor':
      return <Editor {...example} />;
    case 'floor-plan':
      return <FloorPlan {...example} />;
    case 'form':
      return <BlankForm {...example} />;
    case 'logo':
      return <Logo {...example} />;
    case 'permissions':
      return <Permissions {...example} />;
    case 'season':
      return <Season {...example} />;
    case 'sketch':
      return <Sketch {...example} />;
    case 'web-page':
      return <WebPage {...example} />;
  }
}

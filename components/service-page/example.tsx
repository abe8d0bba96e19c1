import type { ReactNode } from 'react';
import { Section } from '@/components/page/section';
import type { Example as AnyExample, ExampleOf } from '@/content/types';
import { BlankForm } from './blank-form';
import { Ad } from './examples/ad';
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

type Kind = AnyExample['kind'];

const drawings: { [K in Kind]: (example: ExampleOf<K>) => ReactNode } = {
  ad: Ad,
  booking: Booking,
  calendar: Calendar,
  chat: Chat,
  editor: Editor,
  'floor-plan': FloorPlan,
  form: BlankForm,
  logo: Logo,
  permissions: Permissions,
  season: Season,
  sketch: Sketch,
  'web-page': WebPage,
};

/** Other drawings would have holes if they were as wide as the page. */
const wide: readonly Kind[] = ['floor-plan', 'form', 'sketch', 'web-page'];

/** An example of what the client will get. */
export function Example<K extends Kind>({ example }: { example: ExampleOf<K> }) {
  const draw: (example: ExampleOf<K>) => ReactNode = drawings[example.kind];
  return (
    <Section id="example" title={example.title} lead={example.note} space="tint">
      <figure className={wide.includes(example.kind) ? undefined : 'max-w-207'}>{draw(example)}</figure>
    </Section>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/clipboard/copy-button';
import { ButtonLink } from '@/components/ui/button-link';
import { CallButton } from '@/components/ui/call-button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { CopyWords } from '@/content/clipboard';
import type { contact } from '@/content/pages/contact';
import type { IconName } from '@/content/types';
import type { OpenNow } from '@/lib/open-now';
import type { Phone } from '@/content/types/phone';

type ContactWaysProps = {
  id: string;
  labels: typeof contact.labels;
  call: Phone;
  /** Further numbers. */
  otherCalls: readonly Phone[];
  copyWords: CopyWords;
  /** `printedUrl` is printed after the label: the address, short enough to type. */
  chat: { href: string; printedUrl: string };
  form: { label: string; href: string };
  /** `text` is replaced by a script: whether the office is open now. */
  hours: { text: string; openNow: OpenNow };
};

/**
 * The ways to reach the agency, in a band below the page's header. Wide screens show the form
 * beside it, so that they have the hours instead of a link to it.
 */
export function ContactWays({ id, labels, call, otherCalls, copyWords, chat, form, hours }: ContactWaysProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="surface-panel band-edges py-5 md:py-8">
      <Container>
        <h2 id={`${id}-title`} className="text-section">
          {labels.title}
        </h2>
        <ul role="list" className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          <Way icon="Phone">
            <div className="flex flex-wrap items-center gap-2">
              <CallButton label={labels.call} number={call.display} href={call.href} className="grow" />
              <CopyButton text={call.display} name={labels.copyNumber} words={copyWords} />
            </div>
          </Way>
          {otherCalls.map((other) => (
            <Way key={other.href} icon="Phone">
              <CallButton label={labels.call} number={other.display} href={other.href} variant="outlined" />
            </Way>
          ))}
          <Way icon="MessageCircle">
            <ButtonLink href={chat.href} variant="outlined" data-printed-url={chat.printedUrl}>
              {labels.whatsappAction}
            </ButtonLink>
          </Way>
          <Way icon="Mail" className="lg:hidden">
            <ButtonLink href={form.href} variant="outlined">
              {form.label}
            </ButtonLink>
          </Way>
          <Way icon="Clock" className="max-lg:hidden">
            <p data-open-now={JSON.stringify(hours.openNow)} className="font-display text-lg font-bold">
              {hours.text}
            </p>
          </Way>
        </ul>
      </Container>
    </section>
  );
}

function Way({ icon, className, children }: { icon: IconName; className?: string; children: ReactNode }) {
  return (
    // As high as two rows of the hours, which they may need until the font is there.
    <li className={clsx('grid grid-cols-[2rem_1fr] items-center gap-3 lg:min-h-14', className)}>
      <Icon name={icon} className="size-8 text-panel-figure" />
      {children}
    </li>
  );
}

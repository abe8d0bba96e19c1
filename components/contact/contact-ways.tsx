import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/content/types';
import { PhoneNumber, type PhoneNumberProps } from './phone-number';

type ContactWaysProps = {
  id: string;
  title: string;
  call: PhoneNumberProps;
  /** `typed` is printed after the label: the address, short enough to type. */
  chat: { label: string; href: string; typed: string };
  form: { label: string; href: string };
};

/** The ways to reach the agency, in a box below the page's header. */
export function ContactWays({ id, title, call, chat, form }: ContactWaysProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="bg-panel py-3">
      <Container className="flex flex-wrap items-center gap-x-10 gap-y-3">
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-3 max-md:grow">
          <Way icon="phone">
            <PhoneNumber {...call} />
          </Way>
          <Way icon="message-circle">
            <ButtonLink href={chat.href} variant="outlined" data-typed={chat.typed}>
              {chat.label}
            </ButtonLink>
          </Way>
          <Way icon="mail">
            <ButtonLink href={form.href} variant="outlined">
              {form.label}
            </ButtonLink>
          </Way>
        </ul>
      </Container>
    </section>
  );
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_1fr] items-center gap-3 max-md:grow max-sm:basis-full">
      <Icon name={icon} className="size-8 text-panel-figure" />
      {children}
    </li>
  );
}

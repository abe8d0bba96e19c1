'use client';

import { type FormEvent, useCallback, useRef, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-link';
import { FormField } from '@/components/ui/form-field';
import { Island } from '@/components/ui/island';
import type { Enquiry } from '@/lib/hand-over';
import { type HandOverCopy, HandOverPanel, type HandOverTargets } from './hand-over-panel';

export type MessageFormProps = {
  /** `contact` requires all three fields and logs them; `home` has no rules and writes nothing (specification, 5 and 7). */
  variant: 'contact' | 'home';
  labels: { name: string; email: string; emailHint: string; message: string; messageHint: string; submit: string };
  /** Where the browser's own mail hand-over goes when there is no script. */
  mailto: string;
  /** What is offered after the button. Null: the forms do what the specification says and no more. */
  handOver: { labels: HandOverCopy; targets: HandOverTargets } | null;
  /** Services and the line that their visitors' message starts with. A small script of lib/build/export writes it. */
  serviceNotes?: readonly [slug: string, note: string][];
};

/** Uncontrolled, so that what was typed before React arrives stays. */
export function MessageForm({ variant, labels, mailto, handOver, serviceNotes }: MessageFormProps) {
  const isRequired = variant === 'contact';
  const submit = useRef<HTMLButtonElement>(null);
  /** `presses` makes a new panel of each press of the button, so that focus moves there again. */
  const [open, setOpen] = useState<{ enquiry: Enquiry; presses: number } | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const enquiry = read(event.currentTarget);
    if (variant === 'contact') console.log('Contact form', enquiry);
    if (handOver) setOpen((current) => ({ enquiry, presses: (current?.presses ?? 0) + 1 }));
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const enquiry = read(event.currentTarget);
    setOpen((current) => current && { ...current, enquiry });
  };
  const onDismiss = useCallback(() => {
    setOpen(null);
    submit.current?.focus();
  }, []);

  return (
    <Island>
      <form action={mailto} method="post" encType="text/plain" onSubmit={onSubmit} onInput={onInput}>
        <FormField
          kind="input"
          label={labels.name}
          name="name"
          autoComplete="name"
          enterKeyHint="next"
          required={isRequired}
        />
        <FormField
          kind="input"
          label={labels.email}
          hint={labels.emailHint}
          name="email"
          type={isRequired ? 'email' : 'text'}
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          required={isRequired}
        />
        <FormField
          kind="textarea"
          label={labels.message}
          hint={labels.messageHint}
          name="message"
          rows={5}
          enterKeyHint="enter"
          required={isRequired}
          data-service-note={serviceNotes && JSON.stringify(serviceNotes)}
        />
        <button ref={submit} type="submit" className={`${buttonVariants.primary} mt-3`}>
          {labels.submit}
        </button>
      </form>
      {open && handOver && (
        <HandOverPanel
          key={open.presses}
          enquiry={open.enquiry}
          fields={labels}
          labels={handOver.labels}
          targets={handOver.targets}
          onDismiss={onDismiss}
        />
      )}
    </Island>
  );
}

function read(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { name: text('name'), email: text('email'), message: text('message') };
}

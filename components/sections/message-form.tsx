'use client';

import { Field, Input, Label, Textarea } from '@headlessui/react';
import type { FormEvent } from 'react';
import { buttonBase, buttonVariants } from '@/components/ui/button-link';
import { Island } from '@/components/ui/island';

export type MessageFormProps = {
  /** `contact` requires all three fields and logs them; `home` has no rules and writes nothing (specification, 5 and 7). */
  variant: 'contact' | 'home';
  labels: { name: string; email: string; message: string; submit: string };
  /** Where the browser's own mail hand-over goes when there is no script. */
  mailto: string;
};

const inputClass = 'rounded-control border-field bg-paper mt-1.5 block w-full border-2 px-3.5 py-2.5 text-base';

/** Uncontrolled, so that what was typed before React arrives stays. */
export function MessageForm({ variant, labels, mailto }: MessageFormProps) {
  const isRequired = variant === 'contact';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, email, message } = Object.fromEntries(new FormData(event.currentTarget));
    if (variant === 'contact') console.log('Contact form', { name, email, message });
  };

  return (
    <Island>
      <form action={mailto} method="post" encType="text/plain" onSubmit={onSubmit} className="grid gap-4.5">
        <Field>
          <Label className="font-bold">{labels.name}</Label>
          <Input name="name" autoComplete="name" required={isRequired} className={inputClass} />
        </Field>
        <Field>
          <Label className="font-bold">{labels.email}</Label>
          <Input
            name="email"
            type={isRequired ? 'email' : 'text'}
            inputMode="email"
            autoComplete="email"
            required={isRequired}
            className={inputClass}
          />
        </Field>
        <Field>
          <Label className="font-bold">{labels.message}</Label>
          <Textarea name="message" rows={5} required={isRequired} className={inputClass} />
        </Field>
        <button type="submit" className={`${buttonBase} ${buttonVariants.primary} justify-self-start`}>
          {labels.submit}
        </button>
      </form>
    </Island>
  );
}

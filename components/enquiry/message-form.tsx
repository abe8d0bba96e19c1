'use client';

import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-link';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { FormField } from './form-field';
import { HandOverPanel, type HandOverTargets } from './hand-over-panel';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- Only React shows these words: as props they would be in every page with a form.
import { handOver as panelLabels } from '@/content/hand-over';
import { type Enquiry, enquiryFormId, readEnquiry } from './enquiry-text';

/** The maximum time between the two presses of a double press, in milliseconds. */
const doublePress = 500;

export type MessageFormProps = {
  /** `contact` requires all fields and logs them; `home` does neither (specification, 5 and 7). */
  variant: 'contact' | 'home';
  labels: Record<
    'name' | 'nameHint' | 'email' | 'emailHint' | 'message' | 'messageHint' | 'service' | 'submit',
    string
  > & {
    /** Above the button. */
    nextStep?: string;
  };
  /** Messages for invalid fields; absent if the form has no rules. */
  errors?: Record<'name' | 'email' | 'message', string>;
  /** What is offered after submitting. Null: nothing beyond the specification. */
  handOver: HandOverTargets | null;
};

/**
 * The message form. Fields are uncontrolled, so that what was typed before hydration stays;
 * `suppressHydrationWarning` keeps translated texts. `method="dialog"` prevents navigation, so that
 * nothing is requested or gets into the address. If React fails to load, a small script opens the
 * mail program instead (mail-form.client.ts).
 */
export default function MessageForm({ variant, labels, errors, handOver }: MessageFormProps) {
  const isRequired = variant === 'contact';
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  /** The time of the last submit, in milliseconds. Null: no press can be its second one. */
  const submittedAt = useRef<number | null>(null);
  /** `presses` is the panel's key: each submit makes a new panel, which takes the focus. */
  const [open, setOpen] = useState<{ enquiry: Enquiry; presses: number } | null>(null);

  /** The panel may open under the pointer, where a double press must not select anything. */
  const isDoublePress = () => submittedAt.current !== null && performance.now() - submittedAt.current < doublePress;
  const ignoreDoublePress = (event: MouseEvent) => {
    // `detail` is 0 for clicks by keyboard.
    if (!isDoublePress() || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDoublePress()) return;
    submittedAt.current = performance.now();
    const enquiry = readEnquiry(event.currentTarget);
    if (variant === 'contact') console.log('Contact form', enquiry);
    if (handOver) setOpen((current) => ({ enquiry, presses: (current?.presses ?? 0) + 1 }));
  };
  useEffect(() => {
    // On the document, because one field is outside the form (components/enquiry/enquiry-service.tsx).
    const onInput = ({ target }: Event) => {
      if (!form.current || (target as HTMLInputElement).form !== form.current) return;
      submittedAt.current = null;
      const enquiry = readEnquiry(form.current);
      // `checkValidity` would show errors while someone is typing.
      const isValid = Array.from(form.current.elements as Iterable<HTMLInputElement>).every(
        ({ validity }) => validity.valid,
      );
      setOpen((current) => (current && isValid ? { ...current, enquiry } : null));
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);
  const onDismiss = useCallback(() => {
    submittedAt.current = null;
    setOpen(null);
    submit.current?.focus();
  }, []);

  return (
    <>
      <form ref={form} id={enquiryFormId} method="dialog" onSubmit={onSubmit}>
        <FormField
          label={labels.name}
          hint={labels.nameHint}
          error={errors?.name}
          name="name"
          autoComplete="name"
          required={isRequired}
        />
        <FormField
          label={labels.email}
          hint={labels.emailHint}
          error={errors?.email}
          name="email"
          type={isRequired ? 'email' : 'text'}
          inputMode="email"
          autoComplete="email"
          required={isRequired}
        />
        <FormField
          label={labels.message}
          hint={labels.messageHint}
          error={errors?.message}
          name="message"
          rows={4}
          required={isRequired}
        />
        {labels.nextStep && (
          <p suppressHydrationWarning className="noscript:hidden failed:hidden">
            {labels.nextStep}
          </p>
        )}
        <button suppressHydrationWarning ref={submit} type="submit" className={`${buttonVariants.primary} mt-3`}>
          {labels.submit}
        </button>
      </form>
      {open && handOver && (
        <ErrorBoundary key={open.presses}>
          {/* Also mousedown, which would move the focus away from the heading. */}
          <div onMouseDownCapture={ignoreDoublePress} onClickCapture={ignoreDoublePress}>
            <HandOverPanel
              labels={panelLabels}
              enquiry={open.enquiry}
              fields={labels}
              targets={handOver}
              onDismiss={onDismiss}
            />
          </div>
        </ErrorBoundary>
      )}
    </>
  );
}

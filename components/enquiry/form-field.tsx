'use client';

import clsx from 'clsx';
import { Field, Input, Label, Textarea } from '@headlessui/react';
import { type FormEvent, Fragment, useEffect, useId, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

type FormFieldProps = {
  label: string;
  hint?: string;
  /** The message for an invalid value; absent if the field has no rules. */
  error?: string;
  name: string;
  type?: 'text' | 'email';
  inputMode?: 'email';
  autoComplete?: string;
  required: boolean;
  /** The height of a field of several lines. */
  rows?: number;
};

/**
 * A labelled field. Its error replaces the hint, in a space of fixed height so that nothing moves.
 * The browser's own bubble, which would cover it, is suppressed.
 */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, name, type, inputMode, autoComplete, required, rows } = props;
  const hintId = useId();
  const [isWrong, setIsWrong] = useState(false);
  const element = useRef<Control>(null);

  useEffect(() => {
    // The button may have been pressed, and the field found invalid, before hydration.
    const canTell = CSS.supports('selector(:user-invalid)');
    if (canTell && element.current?.matches(':user-invalid')) element.current.dispatchEvent(new Event('invalid'));
  }, []);

  const control = {
    ref: (node: Control | null) => {
      element.current = node;
    },
    name,
    required,
    className: 'form-field',
    // Headless UI would connect a description to the field only after hydration.
    'aria-describedby': hintId,
    onInvalid: (event: FormEvent<Control>) => {
      setIsWrong(true);
      if (!event.cancelable) return;
      // Without the bubble, the browser doesn't move the focus either.
      event.preventDefault();
      const { form } = event.currentTarget;
      if (form?.querySelector('input:invalid, textarea:invalid') === event.currentTarget) event.currentTarget.focus();
    },
    onInput: (event: FormEvent<Control>) => {
      if (isWrong) setIsWrong(!event.currentTarget.validity.valid);
    },
  };
  return (
    <Field>
      <Label suppressHydrationWarning className="font-bold">
        {label}
      </Label>
      {rows ? (
        <Textarea as={Fragment} invalid={isWrong}>
          <textarea rows={rows} {...control} />
        </Textarea>
      ) : (
        <Input as={Fragment} invalid={isWrong}>
          <input type={type} inputMode={inputMode} autoComplete={autoComplete} {...control} />
        </Input>
      )}
      <p id={hintId} className={clsx('mt-1 text-base/snug text-ink-soft', error ? 'mb-2 min-h-11' : 'mb-4')}>
        {/* In separate elements, because a translator may have replaced a text. */}
        {isWrong ? (
          <span key="error" className="font-bold text-error">
            {error}
          </span>
        ) : (
          <span key="hint" suppressHydrationWarning>
            {hint}
          </span>
        )}
      </p>
    </Field>
  );
}

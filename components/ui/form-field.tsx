'use client';

import clsx from 'clsx';
import { Field, Input, Label, Textarea } from '@headlessui/react';
import {
  type FormEvent,
  Fragment,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

type FormFieldProps = {
  label: string;
  hint?: string;
  /** Says what is missing or wrong, where the field has rules. */
  error?: string;
} & (
  | ({ kind: 'input' } & InputHTMLAttributes<HTMLInputElement>)
  | ({ kind: 'textarea' } & TextareaHTMLAttributes<HTMLTextAreaElement>)
);

/**
 * A labelled field. Its error replaces the hint, whose room is kept free so that nothing moves. The
 * browser's bubble would cover it.
 */
export function FormField({ label, hint, error, ...field }: FormFieldProps) {
  const hintId = useId();
  const [isWrong, setIsWrong] = useState(false);
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  useEffect(() => {
    // The button may have been pressed, and this field refused, before React could hear of it.
    const canTell = typeof CSS !== 'undefined' && CSS.supports?.('selector(:user-invalid)');
    if (canTell && element.current?.matches(':user-invalid')) element.current.dispatchEvent(new Event('invalid'));
  }, []);

  const control = {
    ref: element,
    className: 'form-field',
    // Headless UI's own description would be tied to the field only once React has hydrated it.
    'aria-describedby': hintId,
    onInvalid: (event: FormEvent<Control>) => {
      setIsWrong(true);
      if (!event.cancelable) return;
      // Without its bubble the browser moves no focus.
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
      {field.kind === 'input' ? (
        <Input as={Fragment} invalid={isWrong}>
          <input {...withoutKind(field)} {...control} />
        </Input>
      ) : (
        <Textarea as={Fragment} invalid={isWrong}>
          <textarea {...withoutKind(field)} {...control} />
        </Textarea>
      )}
      <p id={hintId} className={clsx('mt-1 text-base/snug text-ink-soft', error ? 'mb-2 min-h-11' : 'mb-4')}>
        {/* Each in a separate element: a translator may have replaced the text. */}
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

function withoutKind<Props extends { kind: string }>({ kind: _, ...props }: Props) {
  return props;
}

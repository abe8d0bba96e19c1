'use client';

import { Description, Field, Input, Label, Textarea } from '@headlessui/react';
import {
  type FormEvent,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';

type FormFieldProps = {
  label: string;
  hint?: string;
} & (
  | ({ kind: 'input' } & InputHTMLAttributes<HTMLInputElement>)
  | ({ kind: 'textarea' } & TextareaHTMLAttributes<HTMLTextAreaElement>)
);

/**
 * A labelled field. The browser's own message stays under the field after its bubble has gone, in the place of the hint,
 * which is kept free so that nothing moves.
 */
export function FormField({ label, hint, ...field }: FormFieldProps) {
  const [error, setError] = useState('');
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  useEffect(() => {
    // The button may have been pressed, and this field refused, before React could hear of it.
    const canTell = typeof CSS !== 'undefined' && CSS.supports?.('selector(:user-invalid)');
    if (canTell && element.current?.matches(':user-invalid')) element.current.dispatchEvent(new Event('invalid'));
  }, []);

  const control = {
    ref: element,
    className: 'form-field',
    invalid: error !== '',
    onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setError(event.currentTarget.validationMessage),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (error) setError(event.currentTarget.validationMessage);
    },
  };
  return (
    <Field>
      <Label className="font-bold">{label}</Label>
      {field.kind === 'input' ? (
        <Input {...withoutKind(field)} {...control} />
      ) : (
        <Textarea {...withoutKind(field)} {...control} />
      )}
      <Description className="mt-1 mb-2 min-h-11 leading-snug text-ink-soft">
        {/* Each in an element of its own: a translator may have put another text into it. */}
        {error ? (
          <span key="error" className="font-bold text-design">
            {error}
          </span>
        ) : (
          <span key="hint">{hint}</span>
        )}
      </Description>
    </Field>
  );
}

function withoutKind<Props extends { kind: string }>({ kind: _, ...props }: Props) {
  return props;
}

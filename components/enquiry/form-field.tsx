import type { InputHTMLAttributes } from 'react';
import { fieldId } from './enquiry-text';

type FormFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'required'
> & {
  label: string;
  hint: string;
  field: string;
  /** Beside the hint. */
  link?: { label: string; href: string };
  /** The height of a field of several lines. */
  rows?: number;
};

/** A labelled field with a hint. The browser says what is missing. */
export function FormField({ label, hint, link, field, name, rows, required, ...rest }: FormFieldProps) {
  const id = fieldId(field);
  const shared = { id, name, required, className: 'form-field min-h-13', 'aria-describedby': `${id}-hint` };
  return (
    <div className="mb-4">
      <label htmlFor={id} className="font-display text-button font-bold">
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input {...rest} {...shared} />}
      <div className="flex flex-wrap justify-between gap-x-4">
        <p id={`${id}-hint`} className="mt-1 text-base/snug text-ink-soft">
          {hint}
        </p>
        {/* As high as a fingertip, on the hint's line. */}
        {link && (
          <a href={link.href} className="-mt-2.5 -mb-4 inline-flex min-h-11 items-center underline">
            {link.label}
          </a>
        )}
      </div>
    </div>
  );
}

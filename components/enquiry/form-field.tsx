import type { InputHTMLAttributes } from 'react';

type FormFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'required'
> & {
  label: string;
  hint: string;
  name: string;
  /** The height of a field of several lines. */
  rows?: number;
};

/** A labelled field with a hint. The browser says what is missing. */
export function FormField({ label, hint, name, rows, required, ...rest }: FormFieldProps) {
  const id = `enquiry-${name}`;
  const shared = { id, name, required, className: 'form-field', 'aria-describedby': `${id}-hint` };
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input {...rest} {...shared} />}
      <p id={`${id}-hint`} className="mt-1 mb-4 text-base/snug text-ink-soft">
        {hint}
      </p>
    </div>
  );
}

type ChoiceProps = { name: string; label: string; choices: Readonly<Record<string, string>> };

/** One of several; the first is chosen. */
export function Choice({ name, label, choices }: ChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="font-bold">{label}</legend>
      {Object.entries(choices).map(([value, text], index) => (
        <label key={value} className="inline-flex target items-center gap-2">
          <input
            type="radio"
            name={name}
            id={`${name}-${value}`}
            value={value}
            defaultChecked={index === 0}
            className="size-5"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

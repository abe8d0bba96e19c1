const schemes = { device: 'System', light: 'Light', dark: 'Dark' } as const;
const widths = { 390: 'Phone, 390 px', 1280: 'Desktop, 1280 px' } as const;

/** Old and new page in one frame. There is one; the script moves it to the page that is opened, and fills it. */
export function Viewer() {
  return (
    <div id="viewer" hidden className="my-4">
      <p role="status" data-difference="" className="font-bold" />
      <div className="flex flex-wrap gap-x-8">
        <Choice name="scheme" label="Appearance" choices={schemes} />
        <Choice name="width" label="Width" choices={widths} />
      </div>
      <label data-slider="" className="flex items-center gap-3 py-2">
        Before{' '}
        <input type="range" min="0" max="100" defaultValue="50" aria-label="Before or after" className="target grow" />{' '}
        After
      </label>
      <div className="stage rounded-control border border-rule">
        <iframe data-before="" title="Before" sandbox="allow-same-origin" />
        <iframe data-after="" title="After" sandbox="allow-same-origin" />
      </div>
    </div>
  );
}

type ChoiceProps = { name: string; label: string; choices: Readonly<Record<string, string>> };

function Choice({ name, label, choices }: ChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left mr-4 font-bold">{label}</legend>
      {Object.entries(choices).map(([value, text], index) => (
        <label key={value} className="inline-flex target items-center gap-2">
          <input
            type="radio"
            name={name}
            id={`${name}-${value}`}
            value={value}
            defaultChecked={index === 0}
            className="size-5"
          />{' '}
          {text}
        </label>
      ))}
    </fieldset>
  );
}

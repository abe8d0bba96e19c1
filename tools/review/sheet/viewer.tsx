import { frameWidths } from '../looks/audience';

const schemes = { light: 'Light', dark: 'Dark' };
const widths = Object.fromEntries(frameWidths.map((width) => [width, `${width} px`]));

/** Old and new page side by side. There is one; the script moves it to the row that is opened, and fills it. */
export function Viewer() {
  return (
    <div id="viewer" hidden className="my-2">
      <div className="flex flex-wrap gap-x-8">
        <Choice name="width" label="Width" choices={widths} />
        <Choice name="scheme" label="Colours" choices={schemes} />
      </div>
      <p role="status" />
      <div className="grid grid-cols-2 gap-2">
        {['Before', 'Now'].map((title) => (
          <figure key={title} className="min-w-0">
            <figcaption className="font-bold">{title}</figcaption>
            <div data-stage="" className="relative overflow-hidden rounded-control border border-rule">
              <iframe
                title={title}
                sandbox="allow-same-origin"
                className="absolute top-0 left-0 h-200 max-w-none origin-top-left bg-paper"
              />
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}

type ChoiceProps = { name: string; label: string; choices: Readonly<Record<string, string>> };

/** One of several. */
function Choice({ name, label, choices }: ChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="font-bold">{label}</legend>
      {Object.entries(choices).map(([value, text]) => (
        <label key={value} className="inline-flex min-h-11 items-center gap-2">
          <input type="radio" name={name} value={value} className="size-5" />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

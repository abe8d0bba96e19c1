import { Choice } from './choice';

const schemes = { normal: 'System', light: 'Light', dark: 'Dark' } as const;
const widths = { 390: 'Phone, 390 px', 1280: 'Desktop, 1280 px' } as const;

const frameClass = 'absolute top-0 left-0 h-200 max-w-none origin-top-left bg-paper';

/** Old and new page in one frame. There is one; the script moves it to the page that is opened, and fills it. */
export function Viewer() {
  return (
    <div id="viewer" hidden className="my-4">
      <p role="status" data-difference="" className="my-3 max-w-text whitespace-pre-line" />
      <div className="flex flex-wrap gap-x-8">
        <Choice name="scheme" label="Appearance" choices={schemes} />
        <Choice name="width" label="Width" choices={widths} />
      </div>
      <label data-slider="" className="flex items-center gap-3 py-2">
        Before{' '}
        <input type="range" min="0" max="100" defaultValue="50" aria-label="Before or after" className="target grow" />{' '}
        After
      </label>
      <div data-stage="" className="relative overflow-hidden rounded-control border border-rule">
        <iframe data-before="" title="Before" sandbox="allow-same-origin" className={frameClass} />
        <iframe data-after="" title="After" sandbox="allow-same-origin" className={frameClass} />
        <div data-edge="" className="pointer-events-none absolute inset-y-0 border-l-3 border-focus" />
      </div>
    </div>
  );
}

/** Two frames that are measured, never looked at. */
export function Probes() {
  return (
    <div inert className="fixed right-full">
      <iframe data-probe="" title="Measured, old" sandbox="allow-same-origin" className="h-225 max-w-none" />
      <iframe data-probe="" title="Measured, new" sandbox="allow-same-origin" className="h-225 max-w-none" />
    </div>
  );
}

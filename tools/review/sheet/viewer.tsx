import { frameWidths } from '../looks/audience';

/** Old and new page side by side, once; the script moves it to the opened row and fills it. */
export function Viewer() {
  return (
    <form id="viewer" hidden className="my-2">
      <fieldset className="flex flex-wrap items-center gap-x-5">
        <legend className="sr-only">Width</legend>
        {frameWidths.map((width) => (
          <label key={width} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="width" value={width} className="size-5" />
            {width} px
          </label>
        ))}
      </fieldset>
      <p id="refused" role="status" hidden>
        This host doesn’t let pages be framed: open both with the links above.
      </p>
      <div className="grid grid-cols-2 gap-2">
        {['Before', 'Now'].map((title) => (
          <figure key={title} className="min-w-0">
            <figcaption className="font-bold">{title}</figcaption>
            <div className="relative overflow-hidden rounded-control border border-rule">
              <iframe
                title={title}
                sandbox="allow-same-origin"
                className="absolute max-w-none origin-top-left bg-paper"
              />
            </div>
          </figure>
        ))}
      </div>
    </form>
  );
}

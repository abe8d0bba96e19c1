type PageFramesProps = { path: string };

/** A page live, as a phone and as a desktop show it. The frames are filled in when they come into view. */
export function PageFrames({ path }: PageFramesProps) {
  return (
    <div className="frames">
      <figure className="frame phone">
        <figcaption>Phone, 390 px</figcaption>
        <div className="frame-box">
          <iframe src={path} title={`${path} on a phone`} width="390" height="844" loading="lazy" />
        </div>
      </figure>
      <figure className="frame desktop">
        <figcaption>Desktop, 1280 px</figcaption>
        <div className="frame-box">
          <iframe src={path} title={`${path} on a desktop`} width="1280" height="844" loading="lazy" />
        </div>
      </figure>
    </div>
  );
}

const schemes = { device: 'As your device', light: 'Light', dark: 'Dark' } as const;

/** Which colours the frames ask their pages for: CSS alone, from the choice to the frames. */
export function SchemeChoice() {
  return (
    <fieldset className="scheme">
      <legend>Pages in</legend>
      {Object.entries(schemes).map(([scheme, label]) => (
        <label key={scheme}>
          <input
            type="radio"
            name="scheme"
            value={scheme}
            id={`scheme-${scheme}`}
            defaultChecked={scheme === 'device'}
          />{' '}
          {label}
        </label>
      ))}
      <p data-scheme-note="" role="status" />
    </fieldset>
  );
}

/** A reviewer's comments and approvals, and ways to share them; the sheet's script fills it. */
export function SignOff() {
  return (
    <>
      <p className="max-w-text">
        On any page of this preview, select a text and press “Comment” in the bar. Press “Approve” where the page is
        right as it is. Everything stays in this browser until you share it.
      </p>
      <noscript>Comments need a browser that runs the preview’s scripts.</noscript>
      <div id="review" hidden className="mt-4 grid justify-items-start gap-4">
        <p id="count" role="status" className="font-bold" />
        <div id="list" className="w-full" />
        <p className="flex flex-wrap items-center gap-3">
          <button type="button" name="rest" className="button button-outlined" />
          <span id="blocked" />
        </p>
        <label className="w-full max-w-text font-bold">
          Your name
          <input name="name" autoComplete="name" className="form-field" />
        </label>
        <p className="flex flex-wrap gap-3">
          <button type="button" name="share" className="button button-primary">
            Share review
          </button>
          <button type="button" name="copy" className="button button-outlined">
            Copy report
          </button>
        </p>
        <p id="sent" role="status" className="font-bold wrap-anywhere" />
      </div>
    </>
  );
}

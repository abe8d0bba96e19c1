import clsx from 'clsx';
import { buttonVariants } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { previewBar } from '@/content/pages/preview';
import type { BuildInfo } from '@/lib/build-info';
import { formatDate } from '@/lib/dates';
import { previewRoutes } from '@/lib/routes';

const item = 'flex min-h-11 min-w-11 items-center justify-center px-2 whitespace-nowrap hover:bg-panel-rule md:px-4';

/**
 * Says at the bottom edge what this is a preview of, and holds the reviewer's tools, which its
 * script shows. The element keeps its height free at the end of the page, so that it covers no
 * text.
 */
export function PreviewBar({ branch, commit, date }: BuildInfo) {
  return (
    <aside data-preview-bar="" aria-label={previewBar.label} className="h-11 print:hidden">
      <div className="fixed inset-x-0 bottom-[calc(2.8rem+2px)] z-10 flex bg-panel text-[0.875rem] font-bold md:text-[1rem] lg:bottom-0">
        <p role="status" className="absolute right-2 bottom-full mb-3 bg-panel px-4 py-2 empty:hidden" />
        <Link
          href={previewRoutes.review}
          className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 px-2 text-base/snug md:px-4"
        >
          <span className="max-w-full truncate">{previewBar.review}</span>
          <b className="max-w-full truncate text-panel-figure underline" />
        </Link>
        <div data-review-tools="" hidden className="flex">
          <button
            type="button"
            title={previewBar.commentHint}
            className={clsx(item, 'data-state:bg-highlight data-state:text-on-highlight')}
          >
            {previewBar.comment}
          </button>
          <button type="button" className={item}>
            {previewBar.approve}
          </button>
          <Link href={previewRoutes.review} aria-label={previewBar.next} className={item}>
            <span className="hidden md:inline">{previewBar.next}&nbsp;</span>→
          </Link>
        </div>
        <button type="button" popoverTarget="about-preview" aria-label={previewBar.about} className={item}>
          <span aria-hidden className="size-6 rounded-full border-2">
            i
          </span>
        </button>
      </div>
      <div
        popover="auto"
        id="about-preview"
        className="inset-auto right-2 bottom-28 max-w-[calc(100%-1rem)] rounded-panel border-2 border-ink bg-card p-4 text-ink"
      >
        <p>
          {previewBar.note}: {previewBar.branch} {branch}, {previewBar.commit} {commit},{' '}
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <Link href={previewRoutes.landing} className="flex min-h-11 items-center underline">
          {previewBar.otherHome}
        </Link>
      </div>
      <CommentDialog {...previewBar.dialog} />
      <script src="/review/page.js" defer />
    </aside>
  );
}

function CommentDialog({
  title,
  replacement,
  remark,
  privacy,
  save,
  cancel,
}: Record<keyof typeof previewBar.dialog, string>) {
  return (
    <dialog
      aria-labelledby="comment-title"
      className="m-auto w-[calc(100%-1rem)] max-w-text rounded-panel border-2 border-ink bg-card p-5 text-ink backdrop:bg-panel/70"
    >
      <form className="grid gap-4">
        <h2 id="comment-title" className="text-title">
          {title}
        </h2>
        <label className="font-bold">
          {replacement}
          <textarea rows={4} className="form-field font-normal" />
        </label>
        <label className="font-bold">
          {remark}
          <textarea rows={3} className="form-field font-normal" />
        </label>
        <p className="text-ink-soft">{privacy}</p>
        <div className="flex gap-3">
          <button className={buttonVariants.primary}>{save}</button>
          <button type="button" className={buttonVariants.outlined}>
            {cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

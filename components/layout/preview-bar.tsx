import { Link } from '@/components/ui/link';
import { previewBar } from '@/content/pages/preview';
import type { BuildInfo } from '@/lib/build-info';
import { formatDate } from '@/lib/dates';
import { previewRoutes } from '@/lib/routes';

/**
 * Says at the bottom edge what this is a preview of; the script makes it the reviewer's tools. The element keeps its
 * height free at the end of the page, so that the bar covers no text. Production builds do not render it.
 */
export function PreviewBar({ branch, commit, date }: BuildInfo) {
  return (
    <aside data-preview-bar="" aria-label={previewBar.label} className="h-11 print:hidden">
      <div className="fixed inset-x-0 bottom-[calc(2.8rem+2px)] z-10 h-11 bg-panel text-on-panel lg:bottom-0">
        <div data-review-tools="">
          <p className="flex h-11 items-center gap-4 overflow-x-auto px-3 whitespace-nowrap">
            <span>
              {previewBar.note}: {previewBar.branch} {branch}, {previewBar.commit} {commit},{' '}
              <time dateTime={date}>{formatDate(date)}</time>
            </span>
            <Link href={previewRoutes.review} className="underline">
              {previewBar.review}
            </Link>
            <Link href={previewRoutes.landing} className="underline">
              {previewBar.otherHome}
            </Link>
          </p>
        </div>
      </div>
      <script src="/review/page.js" defer />
    </aside>
  );
}

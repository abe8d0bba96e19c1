import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { previewBar } from '@/content/pages/preview';
import type { BuildInfo } from '@/lib/build-info';
import { formatDate } from '@/lib/dates';
import { previewRoutes } from '@/lib/routes';

const linkClass = 'inline-flex target items-center font-bold underline underline-offset-4';

/** Tells colleagues that this is a preview, and of what. Production builds do not render it. */
export function PreviewBar({ branch, commit, date }: BuildInfo) {
  return (
    <aside data-preview-bar="" aria-label={previewBar.label} className="bg-board text-on-board print:hidden">
      <Container className="flex flex-wrap items-center gap-x-6">
        <p className="mr-auto py-1">
          <strong>{previewBar.note}.</strong> {previewBar.branch} {branch}, {previewBar.commit.toLowerCase()} {commit},{' '}
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <Link href={previewRoutes.landing} className={linkClass}>
          {previewBar.otherHome}
        </Link>
        <Link href={previewRoutes.review} className={linkClass}>
          {previewBar.review}
        </Link>
        {/* Filled in by the script. React leaves an element alone whose markup it was given. */}
        <div data-review-tools="" dangerouslySetInnerHTML={{ __html: '' }} />
        <script src="/review/comments.js" defer />
      </Container>
    </aside>
  );
}

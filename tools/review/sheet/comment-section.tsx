import type { BuildInfo } from '@/lib/build-info';
import { issueForm } from '../repository';

type CommentSectionProps = { siteName: string; build: BuildInfo; paths: readonly string[] };

/** Comments and sign-offs of this browser. Its script fills it in: the preview has no server that could know them. */
export function CommentSection({ siteName, build, paths }: CommentSectionProps) {
  const { branch, commit } = build;
  const context = JSON.stringify({ siteName, branch, commit, pages: paths, issue: issueForm() });
  return (
    <section id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">Comments and sign-off</h2>
      <p>
        On any page of this preview, select a text and press “Comment”, or press Alt+C; press “Looks right” where
        nothing is to be said. Drafts stay in this browser until you send them: a preview has no server to keep them.
      </p>
      <div data-review-comments={context}>
        <p>Comments need a browser that runs the preview’s scripts.</p>
      </div>
      <script src="/review/sheet.js" defer />
    </section>
  );
}

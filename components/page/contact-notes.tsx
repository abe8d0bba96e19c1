import { Link } from '@/components/ui/link';
import type { reviewsLine } from '@/content/owner-facts';

type ContactNotesProps = { answer?: string; reviews?: ReturnType<typeof reviewsLine> };

/** How soon we answer, and reviews elsewhere. Renders nothing if neither is confirmed. */
export function ContactNotes({ answer, reviews }: ContactNotesProps) {
  if (!answer && !reviews) return null;
  return (
    <div className="mt-4">
      {reviews && (
        <p>
          <Link href={reviews.href} className="inline-flex min-h-11 items-center underline">
            {reviews.text}
          </Link>
          {` (${reviews.day})`}
        </p>
      )}
      {answer && <p>{answer}</p>}
    </div>
  );
}

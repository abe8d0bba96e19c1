import { Link } from '@/components/ui/link';

type ContactNotesProps = {
  /** How soon somebody answers, and in which languages. */
  answer?: string;
  /** Clients' reviews on another site, with the day on which they were counted. */
  reviews?: { text: string; day: string; href: string };
};

/** Below the ways to contact us. Renders nothing while the owner hasn't confirmed anything. */
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

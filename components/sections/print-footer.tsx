import { Container } from '@/components/ui/container';

type PrintFooterProps = {
  name: string;
  /** Number, mail, place. */
  contacts: readonly string[];
  /** The page's address as one would type it. */
  address: string;
};

/** The foot of a printed page: who it is from and how to reach them. */
export function PrintFooter({ name, contacts, address }: PrintFooterProps) {
  return (
    <Container className="hidden print:block">
      <p data-paper="" translate="no" className="mt-6 border-t-3 border-line pt-2">
        <b>{name}</b> · {contacts.join(' · ')}
        <br />
        <b>{address}</b>
      </p>
    </Container>
  );
}

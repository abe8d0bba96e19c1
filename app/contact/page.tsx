import { PageFrame } from '@/app/_templates/page-frame';
import { ContactBoard, ContactDetails, NextSteps } from '@/components/contact/contact';
import { PageHeader } from '@/components/page/page-header';
import { contact } from '@/content/pages/contact';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.contact);

export default function ContactPage() {
  const { title, lead } = contact.hero;
  return (
    <PageFrame path={routes.contact}>
      <PageHeader path={routes.contact} title={title} lead={lead} isLow />
      <ContactBoard />
      <ContactDetails />
      <NextSteps />
    </PageFrame>
  );
}

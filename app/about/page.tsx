import { PageFrame } from '@/app/_templates/page-frame';
import { Checklist, FounderLetter, People, Registrations, Statements, Values } from '@/components/about/about';
import { ContactNotes } from '@/components/page/contact-actions';
import { Figures } from '@/components/page/figures';
import { PageHeader } from '@/components/page/page-header';
import { Projects } from '@/components/page/projects';
import { answerLine } from '@/content/owner-facts';
import { about } from '@/content/pages/about';
import { pageMetadata } from '@/lib/metadata';
import { exampleJobs } from '@/lib/prices';
import { projectItems } from '@/lib/projects';
import { anchors, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  return (
    <PageFrame path={routes.about} closing={about.closing}>
      <PageHeader path={routes.about} {...about.hero}>
        <ContactNotes answer={answerLine} />
      </PageHeader>
      <Projects id={anchors.projects} {...about.projects} items={projectItems()} examples={exampleJobs} />
      <Statements />
      <Values />
      <FounderLetter />
      <Figures items={about.figures} />
      <People />
      <Registrations />
      <Checklist />
    </PageFrame>
  );
}

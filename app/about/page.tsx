import { Page } from '@/app/_templates/page';
import { Checklist } from '@/components/about/checklist';
import { FounderLetter } from '@/components/about/founder-letter';
import { ContactNotes } from '@/components/page/contact-notes';
import { PageHeader } from '@/components/page/page-header';
import { Figures } from '@/components/page/figures';
import { Projects } from '@/components/page/projects';
import { SampleQuoteLinks } from '@/components/page/sample-quote-links';
import { People } from '@/components/about/people';
import { Registrations } from '@/components/about/registrations';
import { Statements } from '@/components/about/statements';
import { Values } from '@/components/about/values';
import { reviewsLine } from '@/content/owner-facts';
import { about } from '@/content/pages/about';
import { trustLabels } from '@/content/labels';
import { projectItems } from '@/lib/projects';
import { identityRows } from '@/lib/confirmed-details';
import { shownPeople } from '@/lib/people';
import { exampleJobs } from '@/lib/prices';
import { pageMetadata } from '@/lib/metadata';
import { anchors, routes } from '@/lib/routes';
import { sampleQuoteLinks } from '@/lib/sample-quotes';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  return (
    <Page
      path={routes.about}
      header={(breadcrumbs) => (
        <PageHeader {...about.hero} breadcrumbs={breadcrumbs}>
          <ContactNotes reviews={reviewsLine()} />
        </PageHeader>
      )}
      closing={about.closing}
    >
      <Projects
        id={anchors.projects}
        {...about.projects}
        items={projectItems()}
        examples={exampleJobs}
        labels={trustLabels}
      />
      <Statements
        items={[
          { id: 'mission', ...about.mission },
          { id: 'vision', ...about.vision },
        ]}
      />
      <Values {...about.values} />
      <FounderLetter id="founder" {...about.founder} />
      <Figures title={about.figuresTitle} items={about.figures} />
      <People id={anchors.people} {...about.people} items={shownPeople} />
      <Registrations {...about.registrations} check={trustLabels.check} items={identityRows('about')} />
      <Checklist id={anchors.checklist} {...about.checklist}>
        <SampleQuoteLinks label={trustLabels.sampleQuotes} links={sampleQuoteLinks} />
      </Checklist>
    </Page>
  );
}

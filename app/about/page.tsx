import { PageFrame } from '@/app/_templates/page-frame';
import { Checklist } from '@/components/about/checklist';
import { CallToAction } from '@/components/page/call-to-action';
import { FounderLetter } from '@/components/about/founder-letter';
import { Figures } from '@/components/page/figures';
import { PageHeader } from '@/components/page/page-header';
import { Projects } from '@/components/page/projects';
import { People } from '@/components/about/people';
import { Registrations } from '@/components/about/registrations';
import { Statements } from '@/components/about/statements';
import { Values } from '@/components/about/values';
import { CategoryLines } from '@/components/drawings/category-lines';
import { categories } from '@/content/categories';
import { about } from '@/content/pages/about';
import { proofLabels } from '@/content/pages/proof';
import { people } from '@/content/people';
import { site } from '@/content/site';
import { projectItems } from '@/lib/projects';
import { pictureSources } from '@/lib/pictures';
import { pageMetadata } from '@/lib/metadata';
import { breadcrumbOf } from '@/lib/pages';
import { contactLinks } from '@/lib/contact-links';
import { anchors, routes } from '@/lib/routes';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  const team = people.map(({ picture, ...person }) => ({ ...person, picture: picture && pictureSources(picture) }));
  return (
    <PageFrame path={routes.about}>
      <PageHeader
        {...about.hero}
        {...breadcrumbOf(routes.about)}
        hasLines
        drawing={<CategoryLines categories={categories} />}
      />
      <Statements
        items={[
          { id: 'mission', ...about.mission },
          { id: 'vision', ...about.vision },
        ]}
      />
      <Figures title={about.figuresTitle} items={about.figures} />
      <Projects id={anchors.projects} {...about.projects} items={projectItems()} labels={proofLabels} />
      <Values {...about.values} />
      <People id={anchors.people} {...about.people} since={proofLabels.since} items={team} />
      <FounderLetter id="founder" {...about.founder} />
      <Checklist id={anchors.checklist} {...about.checklist}>
        <Registrations {...about.registrations} check={proofLabels.check} items={site.registrations} />
      </Checklist>
      <CallToAction {...about.closing} {...contactLinks(routes.about)} />
    </PageFrame>
  );
}

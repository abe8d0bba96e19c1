import { ChecklistSummary, ContactBlock, Reasons } from '@/components/home/home';
import { HomeHero } from '@/components/home/home-hero';
import { OneTeam } from '@/components/home/one-team';
import { RailsEntry } from '@/components/home/rails';
import { Testimonials } from '@/components/home/testimonials';
import { Timelines } from '@/components/home/timelines';
import { Projects } from '@/components/page/projects';
import { ServicesByCategory } from '@/components/page/service-band';
import { projects } from '@/content/owner/projects';
import { home } from '@/content/pages/home';
import { exampleJobs } from '@/lib/prices';
import { anchors } from '@/lib/routes';
import { projectsOnHome } from '@/lib/testimonials';

/** The home page, as in the section list of the specification. */
export function HomeSections() {
  return (
    <>
      <HomeHero {...home.hero} />
      <div className="start-rail has-entry pt-6.5 lg:pt-11.5">
        <RailsEntry />
        <Reasons />
        <Projects
          id={anchors.projects}
          title={home.projects.title}
          items={projectsOnHome()}
          examples={exampleJobs.slice(0, 3)}
          hasMore={projects.length > 3}
        />
      </div>
      <ServicesByCategory isBetweenRails />
      <Timelines />
      <Testimonials />
      <OneTeam />
      <div className="line-to-board">
        <div className="beside-line">
          <ChecklistSummary />
        </div>
        <ContactBlock />
      </div>
    </>
  );
}

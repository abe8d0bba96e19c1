import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/page/section';
import { PersonDetails } from '@/components/page/person-details';
import { about } from '@/content/pages/about';
import { shownPeople } from '@/lib/people';
import { anchors } from '@/lib/routes';

/** The people whom clients talk to. Renders nothing without people. */
export function People() {
  if (shownPeople.length === 0) return null;
  return (
    <Section id={anchors.people} {...about.people}>
      <ul role="list" className="grid gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {shownPeople.map(({ name, picture, ...details }) => (
          <li
            key={name}
            className="flex flex-wrap gap-x-4 border-t-3 border-ink pt-3 sm:block print:break-inside-avoid"
          >
            {picture && (
              <Picture
                {...picture}
                sizes="(min-width: 1024px) 270px, (min-width: 600px) 30vw, 96px"
                className="mb-3 aspect-square w-24 rounded-panel object-cover sm:w-full"
              />
            )}
            <div className="min-w-0 grow basis-44">
              <h3 className="text-title wrap-anywhere">{name}</h3>
              <PersonDetails {...details} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

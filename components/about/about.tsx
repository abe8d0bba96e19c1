import clsx from 'clsx';
import { PersonDetails } from '@/components/page/details';
import { SampleQuoteLinks } from '@/components/page/sample-quote-links';
import { Section } from '@/components/page/section';
import { Numeral } from '@/components/ui/numeral';
import { Picture } from '@/components/ui/picture';
import { trustLabels } from '@/content/labels';
import { about } from '@/content/pages/about';
import { identityRows } from '@/lib/confirmed-details';
import { logo } from '@/lib/logo';
import { shownPeople } from '@/lib/people';
import { anchors } from '@/lib/routes';

const statements = [
  { id: 'mission', ...about.mission },
  { id: 'vision', ...about.vision },
];

/** Short texts in large letters, side by side on wide screens. */
export function Statements() {
  return (
    <div className="grid page-width gap-x-14 gap-y-band-narrow pt-band md:grid-cols-2">
      {statements.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="text-section">
            {title}
          </h2>
          <p className="mt-3 text-lead">{text}</p>
        </section>
      ))}
    </div>
  );
}

export function Values() {
  const { title, items } = about.values;
  return (
    <Section id="values" title={title} layout="columns">
      <ul role="list">
        {items.map((value) => (
          <li
            key={value.title}
            className="ink-stop ink-line relative max-w-text ps-11 not-last:pb-8 last:before:bg-highlight"
          >
            <h3 className="text-title">{value.title}</h3>
            <p className="mt-1 text-ink-soft">{value.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A signed letter with an airmail border and a stamp. */
export function FounderLetter() {
  const { title, paragraphs, signature } = about.founder;
  return (
    <Section id="founder" title={title} layout="columns">
      <div className="letter p-5 text-button/7 md:p-10">
        <div className="float-end ms-4">
          <PostageStamp />
        </div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-text">
            {paragraph}
          </p>
        ))}
        <p className="font-display text-title font-bold">{signature}</p>
      </div>
    </Section>
  );
}

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

const { check } = trustLabels;

/** Who the agency is, in rows that anyone can look up. Renders nothing without rows. */
export function Registrations() {
  const rows = identityRows('about');
  if (rows.length === 0) return null;
  return (
    <Section id="registrations" {...about.registrations} layout="columns">
      <dl className="divided-rows">
        {rows.map(({ label, value, url }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-6 py-1">
            <dt className="basis-48 font-bold">{label}</dt>
            <dd className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-6 wrap-anywhere">
              {value}
              {url && (
                <a
                  href={url}
                  aria-label={`${check}: ${label}`}
                  className="inline-flex min-h-11 min-w-11 items-center underline"
                >
                  {check}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Numbered points to clarify before ordering. */
export function Checklist() {
  const { title, note, items } = about.checklist;
  return (
    <Section id={anchors.checklist} title={title} lead={note} layout="columns">
      <ol
        role="list"
        className={clsx(
          'gap-x-8 gap-y-4 border-y-3 border-ink py-5 lg:gap-y-6 print:gap-y-2 print:py-2',
          // Without empty cells: two per row if that divides evenly, else three.
          'flex flex-wrap *:min-w-0 *:grow *:basis-full sm:*:basis-2/5 print:*:basis-1/4',
          items.length % 2 === 1 && 'lg:*:basis-1/4',
        )}
      >
        {items.map((item, index) => (
          <li key={item.title}>
            <h3 className="flex gap-3 text-title">
              <Numeral>{index + 1}</Numeral>
              {item.title}
            </h3>
            <p className="mt-1 ps-10 text-ink-soft">{item.description}</p>
          </li>
        ))}
      </ol>
      <SampleQuoteLinks />
    </Section>
  );
}

/** The logo in one colour. The letter shows through the perforation. */
function PostageStamp() {
  const { x, y, width, height } = logo.box;
  return (
    <svg viewBox="0 0 72 84" aria-hidden="true" className="w-[12vw] max-w-12 md:max-w-18">
      <path
        className="fill-highlight stroke-card"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 10"
        d="M1 2h70v80H1z"
      />
      <path className="fill-none stroke-on-highlight" strokeWidth="2" d="M9 10h54v64H9z" />
      <svg x="10" y="20" width="52" height="44" viewBox={`${x} ${y} ${width} ${height}`}>
        {logo.shapes.map(({ d, strokeWidth, stroke, fill }) => (
          <path
            key={d}
            d={d}
            strokeWidth={strokeWidth}
            className={clsx(
              !fill && 'fill-none',
              // A shape without an outline would be invisible in the highlight's colour.
              fill && (stroke ? 'fill-highlight' : 'fill-on-highlight'),
              stroke && 'stroke-on-highlight',
            )}
          />
        ))}
      </svg>
    </svg>
  );
}

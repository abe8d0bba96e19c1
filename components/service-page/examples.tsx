import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import { Numeral } from '@/components/ui/numeral';
import type { BlankSheet, Example as AnyExample, ExampleOf, Feature } from '@/content/types';

type Kind = AnyExample['kind'];

const drawings: { [K in Kind]: (example: ExampleOf<K>) => ReactNode } = {
  ad: Ad,
  booking: Booking,
  calendar: Calendar,
  chat: Chat,
  editor: Editor,
  'floor-plan': FloorPlan,
  form: BlankForm,
  logo: LogoSheet,
  permissions: Permissions,
  season: Season,
  sketch: Sketch,
  'web-page': WebPage,
};

/** Other drawings would have holes if they were as wide as the page. */
const wide: readonly Kind[] = ['floor-plan', 'form', 'sketch', 'web-page'];

/** An example of what the client will get. */
export function Example<K extends Kind>({ example }: { example: ExampleOf<K> }) {
  const draw: (example: ExampleOf<K>) => ReactNode = drawings[example.kind];
  return (
    <Section id="example" title={example.title} lead={example.note} space="tint">
      <figure className={wide.includes(example.kind) ? undefined : 'max-w-207'}>{draw(example)}</figure>
    </Section>
  );
}

const adLooks = {
  mark: 'text-ink-soft',
  headline: 'font-display text-section font-bold text-category',
  text: '',
  button: 'font-bold underline decoration-2',
};

/** An ad, with an explanation and the cost beside each part. */
export function Ad({ parts }: ExampleOf<'ad'>) {
  return (
    <dl className="overflow-clip rounded-panel border-3 border-ink bg-card">
      {parts.map(({ role, shown, note }) => (
        <div key={shown} className="items-center sm:grid sm:grid-cols-[22fr_23fr]">
          <dt className="px-4.5 pt-2 sm:py-2.5 md:ps-7">
            <span className={adLooks[role]}>{shown}</span>
          </dt>
          <dd className="flex items-center gap-3 self-stretch text-ink-soft max-sm:mx-4.5 max-sm:my-2 max-sm:border-s-3 max-sm:border-category max-sm:ps-3 sm:border-s-3 sm:border-ink sm:bg-paper sm:px-4.5 sm:py-2.5">
            <span
              aria-hidden="true"
              className="-ms-7 size-4 shrink-0 rounded-full border-4 border-category bg-card max-sm:hidden"
            />
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A page of a paper register, struck through, and the screen that replaces it. */
function Booking({ before, after }: ExampleOf<'booking'>) {
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[2fr_3fr] lg:grid-cols-3 lg:gap-6">
      <div className="-rotate-2 border-2 border-field bg-card px-5 py-3 max-sm:mx-3">
        <p className="font-display text-title font-bold">{before.title}</p>
        <ul role="list" className="italic">
          {before.lines.map((line, index) => (
            <li key={line} className="border-b-2 border-rule py-0.5 sm:py-1.5">
              {index % 2 === 0 ? <s>{line}</s> : line}
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-clip rounded-panel border-3 border-ink bg-card lg:col-span-2">
        <p className="surface-panel px-4.5 py-2.5 font-display text-title font-bold">{after.title}</p>
        <dl className="px-4.5 divided-rows">
          {after.rows.map(({ time, state, isFree }) => (
            <div key={time} className="flex flex-wrap items-center gap-x-3 py-2">
              <dt className="min-w-18 font-display text-title font-bold sm:min-w-24">{time}</dt>
              <dd
                aria-hidden="true"
                className={clsx('size-5 rounded-full border-4 border-category', isFree || 'bg-category')}
              />
              <dd className={clsx('grow basis-32', isFree && 'text-ink-soft')}>{state}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const postLooks = [
  'bg-category border-category text-on-category',
  'border-category',
  'surface-highlight border-highlight',
];
const days = Array.from({ length: 30 }, (_, index) => index + 1);

/** A month, with the days on which something is posted. */
function Calendar({ posts }: ExampleOf<'calendar'>) {
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <div
        aria-hidden="true"
        className="grid grid-cols-7 gap-1.5 rounded-panel border-3 border-ink bg-card p-3 text-center font-display text-[min(1rem,4.4vw)] font-bold"
      >
        {days.map((day) => {
          const look = postLooks[posts.findIndex((post) => post.days.includes(day))];
          return (
            <span key={day} className={clsx('rounded-tag border-3 py-1.5', look ?? 'border-transparent text-ink-soft')}>
              {day}
            </span>
          );
        })}
      </div>
      <dl className="grid content-center gap-y-2 md:gap-y-4">
        {posts.map(({ title, description, days: on }, index) => (
          <div key={title}>
            <dt className="flex items-center gap-3 font-display text-title font-bold">
              <span aria-hidden="true" className={clsx('size-6 shrink-0 rounded-tag border-3', postLooks[index])} />
              {title}: {on.join(', ')}
            </dt>
            <dd className="ps-9 text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const bubble = 'max-w-72 rounded-panel border-2 px-4 py-2';
const chatLooks = {
  ad: 'w-full max-w-72 overflow-clip rounded-panel border-2 border-category font-bold',
  buyer: clsx(bubble, 'rounded-es-none border-field'),
  shop: clsx(bubble, 'ms-auto rounded-ee-none border-category'),
  label: 'rounded-tag border-2 border-ink px-2.5 py-1 font-bold',
};

/** The photo of the ad: a kurta on a hanger. */
function Kurta() {
  return (
    <svg viewBox="0 0 288 180" aria-hidden="true" className="block w-full bg-rule" strokeLinejoin="round">
      <path d="M144 26v-6q0-8 8-8M100 38l44-12 44 12" fill="none" strokeWidth="4" className="stroke-ink" />
      <path
        d="M128 28l-28 9-34 82 20 9 26-52-10 88h84l-10-88 26 52 20-9-34-82-28-9q-16 14-32 0z"
        strokeWidth="4"
        className="fill-panel stroke-ink"
      />
      <path
        d="M128 28q16 20 32 0M144 38v54M104 152h80M78 112l20 9M210 112l-20 9"
        fill="none"
        strokeWidth="3"
        className="stroke-on-panel"
      />
    </svg>
  );
}

/** The chat that a tap on an ad opens, with an explanation beside each part. */
function Chat({ parts }: ExampleOf<'chat'>) {
  return (
    <dl className="overflow-clip rounded-panel border-3 border-ink bg-card">
      {parts.map(({ role, title, shown, button, note }) => (
        <div key={shown} className="group items-center sm:grid sm:grid-cols-[22fr_23fr]">
          <dt className="flex px-4.5 pt-2 group-first:pt-4.5 sm:py-1.5 sm:group-last:pb-4.5 md:px-7 md:group-first:pt-7 md:group-last:pb-7">
            {button ? (
              <span className={chatLooks[role]}>
                <Kurta />
                <span className="block px-4 py-2">{shown}</span>
                <span className="block border-t-2 border-category bg-category px-4 py-2 text-center text-on-category">
                  {button}
                </span>
              </span>
            ) : (
              <span className={chatLooks[role]}>{shown}</span>
            )}
          </dt>
          <dd className="self-stretch px-4.5 pt-2 pb-3 text-base/snug text-ink-soft group-last:pb-4.5 sm:content-center sm:border-s-3 sm:border-ink sm:bg-paper sm:py-3 md:group-first:content-start md:group-first:pt-7">
            <b className="text-ink">{title}.</b> {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The editor in which staff type, and the page that visitors read. */
function Editor({ form, page, fields, action }: ExampleOf<'editor'>) {
  const [heading, ...rest] = fields;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
      <div>
        <p className="font-display text-title font-bold">{form}</p>
        <div className="mt-2 rounded-panel border-3 border-ink bg-card px-4.5 py-4">
          <dl>
            {fields.map(({ label, value }) => (
              <div key={label} className="mb-2.5 max-sm:flex max-sm:flex-wrap max-sm:items-center">
                <dt className="min-w-18 text-ink-soft">{label}</dt>
                <dd className="grow basis-32 rounded-tag border-2 border-field px-2.5 py-1 sm:mt-0.5">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="surface-highlight inline-block rounded-control px-5 py-2 font-bold">{action}</p>
        </div>
      </div>
      <div>
        <p className="font-display text-title font-bold">{page}</p>
        <div className="mt-2 overflow-clip rounded-panel border-3 border-ink bg-card">
          <p aria-hidden="true" className="flex h-9 items-center gap-2 bg-category px-4.5">
            <i className="size-3 rounded-full bg-card" />
            <i className="size-3 rounded-full bg-card" />
            <i className="size-3 rounded-full bg-card" />
          </p>
          <div className="px-4.5 py-4">
            <p className="font-display text-section font-bold">{heading?.value}</p>
            {rest.map(({ label, value }) => (
              <p key={label} className="mt-2">
                <b>{label}:</b> {value}
              </p>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const points = [
  [286, 76],
  [374, 76],
  [286, 166],
  [374, 166],
  [95, 220],
  [545, 104],
] as const;

const badges = [
  [552, 214],
  [404, 100],
  [128, 104],
  [92, 270],
  [612, 196],
] as const;

/** An office from above, with cables in the line's colour and numbered devices. */
function FloorPlan({ parts }: ExampleOf<'floor-plan'>) {
  return (
    <>
      {/* On wide screens its walls stand on the edges of the texts. */}
      <svg viewBox="0 0 640 300" aria-hidden="true" className="w-full lg:-mx-1.75 lg:w-[calc(100%+14px)]">
        <g className="fill-card stroke-ink stroke-6 lg:stroke-4" strokeLinejoin="round" strokeLinecap="round">
          <path d="M6 6h628v288H6z" stroke="none" />
          <g className="stroke-4 lg:stroke-[2.4]">
            <path d="M256 40h60v36h-60zM344 40h60v36h-60zM256 130h60v36h-60zM344 130h60v36h-60zM40 180h110v40H40zM500 60h90v44h-90z" />
            <path d="M596 224h26v58h-26z" />
          </g>
          <path
            d="M574 258H362L330 226V92H286V76M330 92h44V76M330 196H286V166M330 196h44V166M362 258L338 234H95V220M520 258V129L545 104M180 234V98L160 78H134M95 234H54L36 252M520 150L468 98V42"
            fill="none"
            className="stroke-category"
          />
          <path d="M300 294h334V6H6v288h234M220 6v104M220 170v124M440 6v174M440 216v78" fill="none" />
          <path d="M548 236h34v44h-34z" className="fill-highlight stroke-4 lg:stroke-3" />
          <g className="stroke-5 lg:stroke-3">
            {points.map(([x, y]) => (
              <circle key={`${x},${y}`} cx={x} cy={y} r="8" />
            ))}
            <path d="M100 52a40 40 0 0 1 56 0M112 64a23 23 0 0 1 32 0" fill="none" />
            <path d="M128 78v0" className="stroke-10" />
            <path d="M22 252h28v20H22zM50 258l12-6v20l-12-6M454 22h28v20h-28zM482 28l12-6v20l-12-6" />
          </g>
        </g>
        {badges.map(([x, y], index) => (
          <NumberBadge key={x} number={index + 1} x={x} y={y} className="max-sm:scale-[1.6] lg:scale-[0.66]" />
        ))}
      </svg>
      <NumberedParts
        parts={parts}
        className="mt-3 grid gap-x-7 gap-y-2 sm:grid-cols-2 sm:gap-y-4 lg:mt-7 lg:grid-cols-5 lg:*:flex-col"
      />
    </>
  );
}

/** A report or a protocol: a paper with its name in a dark bar, and blanks for facts. */
function BlankForm({ sheet, rows }: BlankSheet) {
  return (
    <div className="flex flex-col overflow-clip rounded-panel border-3 border-ink bg-ink print:bg-card">
      <p className="surface-panel flex flex-wrap items-baseline justify-between gap-x-6 px-4.5 py-2 md:px-7 print:py-0">
        <span className="font-display text-title font-bold">{sheet.name}</span>
        <span className="text-on-panel-soft">{sheet.sample}</span>
      </p>
      {/* The bar's corners show the outer background, which looks like the border. */}
      <div className="grow border-t-3 border-ink bg-card">
        <dl className="px-4.5 divided-rows md:px-7">
          {rows.map(({ title, source, description }) => (
            <div
              key={title}
              className="gap-x-6 py-2.5 md:grid md:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] md:items-baseline md:py-4 print:py-1"
            >
              <dt className="font-display text-title font-bold">
                {title}
                <span aria-hidden="true" className="mt-4 mb-1 block border-b-2 border-dotted border-field" />
              </dt>
              <dd className="text-ink-soft">
                {source && <b className="text-ink">{source}: </b>}
                {nonBreaking(description)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

type LogoSheetProps = ExampleOf<'logo'>;

/** A lamp: half a disc under a flame. */
const mark = 'M8 56h84a42 42 0 0 1-84 0zM50 0c12 14 18 22 18 30a18 18 0 0 1-36 0c0-8 6-16 18-30z';

const pictures: Record<LogoSheetProps['parts'][number]['use'], ReactNode> = {
  grid: (
    <>
      <path d="M-20 0h140M-20 30h140M-20 56h140M-20 98h140M8-12v122M32-12v122M50-12v122M68-12v122M92-12v122" />
      <circle cx="50" cy="56" r="42" />
      <circle cx="50" cy="30" r="18" />
      <path d={mark} strokeWidth="3" className="stroke-category" />
    </>
  ),
  'one-colour': <path d={mark} className="fill-ink" stroke="none" />,
  sign: (
    <>
      <path d="M-34 22h148v46H-34z" strokeWidth="3" className="fill-highlight stroke-ink" />
      <svg x="-28" y="27" width="36" height="36" viewBox="0 0 100 100">
        <path d={mark} className="fill-on-highlight" stroke="none" />
      </svg>
      <path d="M18 38h82M18 52h54" strokeWidth="6" className="stroke-on-highlight" />
      <path
        d="M-34 82h148M-34 77v10M114 77v10M128 22v46M123 22h10M123 68h10"
        strokeWidth="2"
        className="stroke-category"
      />
    </>
  ),
  bill: (
    <>
      <path d="M8 0h84v100l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z" strokeWidth="3" className="stroke-ink" />
      <svg x="16" y="6" width="26" height="26" viewBox="0 0 100 100">
        <path d={mark} className="fill-ink" stroke="none" />
      </svg>
      <path d="M52 14h28M52 24h20M18 46h40M18 58h32M18 70h44M74 46h8M74 58h8M70 70h12" className="stroke-ink" />
    </>
  ),
};

function LogoSheet({ parts }: LogoSheetProps) {
  return (
    <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-5">
      {parts.map(({ use, title, description }) => (
        <li key={title}>
          <svg viewBox="-45 -25 190 150" aria-hidden="true" className="w-full rounded-control bg-card">
            <g fill="none" strokeWidth="1.5" className="stroke-field">
              {pictures[use]}
            </g>
          </svg>
          <h3 className="mt-2 text-title">{title}</h3>
          <p className="text-ink-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}

const dotClasses = { changes: 'fill-category', sees: 'fill-card' };

/** The fields of a register's row, and what each role may do with them. */
function Permissions({ roles, fields, rights }: ExampleOf<'permissions'>) {
  return (
    <div className="overflow-clip rounded-panel border-3 border-ink bg-card">
      <table role="table" className="w-full table-fixed border-collapse max-sm:block">
        <thead role="rowgroup" className="max-sm:block">
          <tr role="row" className="surface-panel max-sm:grid max-sm:grid-cols-3 max-sm:px-4.5">
            <td role="cell" className="w-3/10 max-sm:hidden lg:w-[23.6%]" />
            {roles.map((role) => (
              <th
                key={role}
                role="columnheader"
                scope="col"
                className="py-2.5 font-display text-base/snug sm:px-1 lg:w-[25.9%] lg:px-4 lg:text-title lg:last:w-auto"
              >
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divided-rows max-sm:block">
          {fields.map(({ title, value, rights: own }) => (
            <tr key={title} role="row" className="align-top max-sm:grid max-sm:grid-cols-3 max-sm:px-4.5 max-sm:py-2">
              <th role="rowheader" scope="row" className="max-sm:col-span-full sm:py-2.5 sm:ps-4.5 lg:ps-7">
                <span className="font-normal text-ink-soft max-sm:me-2 sm:block">{title}</span>
                <span className="font-display lg:text-title">{value}</span>
              </th>
              {own.map((right, index) => (
                <td key={roles[index]} role="cell" className="sm:px-1 sm:py-2.5 lg:px-4">
                  {right !== 'nothing' && (
                    <svg viewBox="0 0 24 24" aria-hidden="true" className="me-2 inline-block size-5 stroke-category">
                      <circle cx="12" cy="12" r="9" strokeWidth="5" className={dotClasses[right]} />
                    </svg>
                  )}
                  {rights[right]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A plan of a year: a bar per channel over the months. */
function Season({ months, rows }: ExampleOf<'season'>) {
  const place = (month: number) => `${(month / months.length) * 100}%`;
  return (
    <div className="rounded-panel border-3 border-ink bg-card px-4.5 py-2 md:px-7">
      <p aria-hidden="true" className="grid grid-cols-12 px-2 text-center font-display font-bold lg:ms-[249px]">
        {months.map((month, index) => (
          <span key={index}>{month}</span>
        ))}
      </p>
      <dl>
        {rows.map(({ title, when, description, from, to }) => (
          <div key={title} className="items-center gap-x-6 py-1.5 lg:grid lg:grid-cols-[225px_1fr]">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <b className="font-display text-title">{title}</b>
              <span className="text-base/snug text-ink-soft">{description}</span>
            </dt>
            <dd className="max-lg:mt-1">
              <svg
                role="img"
                aria-label={when}
                className="h-6 w-full overflow-visible px-3"
                strokeWidth="24"
                strokeLinecap="round"
              >
                <line x2="100%" y1="50%" y2="50%" className="stroke-rule" />
                <line x1={place(from + 0.2)} x2={place(to + 0.8)} y1="50%" y2="50%" className="stroke-category" />
                <text
                  x={place((from + to + 1) / 2)}
                  y="70%"
                  textAnchor="middle"
                  fontSize="14"
                  className="fill-on-category font-display font-bold"
                >
                  {when}
                </text>
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const sketchText = 'mt-3 text-ink-soft lg:row-start-1 lg:mt-0 lg:text-lead';

/** The same screen drawn on paper and on a phone. */
function Sketch({ sketch, screen, heading, items, action }: ExampleOf<'sketch'>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-6 lg:grid-cols-[1fr_270px_112px_270px_1fr] lg:items-center lg:gap-0">
      <div className="lg:contents">
        <svg
          viewBox="0 0 140 240"
          aria-hidden="true"
          className="h-68 max-w-full -rotate-3 lg:col-start-2 lg:row-start-1 lg:h-auto lg:w-full lg:rotate-0"
        >
          <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" className="stroke-field">
            <path
              d="M14 8q56-6 112 1 6 1 6 8 3 100-1 206-1 8-8 8-56 4-110-1-7 0-7-8Q3 120 7 16q0-7 7-8z"
              className="fill-card"
            />
            <path d="M24 34q26-4 52 0M24 66l14 1-1 13-13-1zM50 73q30-4 60 1M24 100l14 1-1 13-13-1zM50 107q34-4 52 1M24 134l14 1-1 13-13-1zM50 141q20-4 44 1" />
            <path d="M26 184q46-4 88 0 3 14 0 26-46 4-88 0-3-14 0-26zM44 197q26-6 52 0" className="stroke-category" />
            <path d="M92 226q14-6 16-20m-7 3l7-4 5 6" />
          </g>
        </svg>
        <p className={`${sketchText} lg:col-start-1 lg:pe-6 lg:text-end`}>{sketch}</p>
      </div>
      {/* A line from the paper to a stop on the phone's edge. */}
      <svg
        viewBox="0 0 112 28"
        aria-hidden="true"
        className="relative mirrored overflow-visible max-lg:hidden lg:col-start-3 lg:row-start-1"
      >
        <path d="M14 14h88" strokeWidth="8" className="stroke-category" />
        <circle cx="116" cy="14" r="10.5" strokeWidth="7" className="fill-highlight stroke-ink" />
      </svg>
      <div className="lg:contents">
        <div className="flex min-h-68 w-44 max-w-full flex-col rounded-panel border-6 border-ink bg-card p-3 lg:col-start-4 lg:row-start-1 lg:min-h-[450px] lg:w-[270px] lg:rounded-[40px] lg:border-8 lg:px-[20px] lg:py-[28px] lg:text-[1.25rem]">
          <p className="font-display text-title font-bold lg:text-section">{heading}</p>
          <ul role="list" className="my-2 divided-rows">
            {items.map((item) => (
              <li key={item} className="py-1.5 lg:py-3.5">
                {item}
              </li>
            ))}
          </ul>
          <p className="surface-highlight mt-auto rounded-control py-2.5 text-center font-bold">{action}</p>
        </div>
        <p className={`${sketchText} lg:col-start-5 lg:ps-6`}>{screen}</p>
      </div>
    </div>
  );
}

/** The middle of the first numbered part, and the distance from one to the next. */
const [firstPart, partDistance] = [40, 68];

/** A page on a phone, with its parts on both sides of it, on smaller screens beside or below it. */
export function WebPage({ parts }: ExampleOf<'web-page'>) {
  return (
    <div className="web-page gap-x-6 sm:max-lg:flex lg:gap-0">
      <svg viewBox="0 0 224 424" aria-hidden="true" className="shrink-0 overflow-visible max-sm:mx-auto max-sm:mb-4">
        <g className="fill-card stroke-ink" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
          <rect x="4" y="4" width="204" height="416" rx="28" />
          <path d="M31 38h66M31 170h114M31 190h82" strokeWidth="10" />
          <path d="M26 60h160v90H26z" className="fill-rule" />
          <path d="M50 150v-46h112v46M66 122h34v28" />
          <path d="M44 78h124l10 26H34z" className="fill-category" />
          <path d="M80 78l-4 26M106 78v26M132 78l4 26" />
          <rect x="26" y="226" width="94" height="36" rx="8" className="fill-highlight" />
          <rect x="130" y="226" width="56" height="36" rx="8" />
          <path d="M26 292h92M26 312h70M26 332h84M160 292h26M170 312h16M160 332h26" strokeWidth="4" />
          <path d="M26 362h160v36H26z" className="fill-rule" />
          <path d="M31 388h45l16-16h89" className="stroke-category" fill="none" />
          <circle cx="128" cy="372" r="8" className="fill-highlight" />
        </g>
        {parts.map(({ title }, index) => {
          const y = firstPart + index * partDistance;
          const isLeft = index % 2 === 0;
          return (
            <g key={title} className={isLeft ? 'web-page-left' : undefined}>
              <path d={`M214 ${y}h${isLeft ? -54 : 54}`} strokeWidth="5" className="stroke-category max-lg:hidden" />
              <NumberBadge number={index + 1} x={214} y={y} className="max-sm:scale-[1.2]" />
            </g>
          );
        })}
      </svg>
      <NumberedParts parts={parts} className="web-page-parts grid grow max-sm:gap-y-3" />
    </div>
  );
}

type NumberBadgeProps = { number: number; x: number; y: number; className: string };

/** A number on a drawing. Larger on phones, where drawings are small. */
function NumberBadge({ number, x, y, className }: NumberBadgeProps) {
  return (
    <g className={`origin-center [transform-box:fill-box] ${className}`}>
      <circle cx={x} cy={y} r="16" strokeWidth="3" className="fill-ink stroke-paper" />
      <text
        x={x}
        y={y + 6}
        textAnchor="middle"
        fontSize="18"
        stroke="none"
        className="fill-paper font-display font-bold"
      >
        {number}
      </text>
    </g>
  );
}

type NumberedPartsProps = { parts: readonly Feature[]; className?: string };

function NumberedParts({ parts, className }: NumberedPartsProps) {
  return (
    <ol role="list" className={className}>
      {parts.map(({ title, description }, index) => (
        <li key={title} className="flex gap-2 sm:gap-3">
          <Numeral>{index + 1}</Numeral>
          <div>
            <h3 className="text-title">{nonBreaking(title)}</h3>
            <p className="text-ink-soft">{nonBreaking(description)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

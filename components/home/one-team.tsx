import { Section } from '@/components/page/section';
import { nonBreaking } from '@/components/ui/non-breaking';
import { home } from '@/content/pages/home';
import { categoryById } from '@/lib/catalogue';
import type { ReactNode } from 'react';
import { RailsEnd } from './rails';

/** The agency: three lines that end in a stop each, and the same lines, which meet in one stop. */
export function OneTeam() {
  const { title, statement, lines, drawings, paragraphs } = home.about;
  const [threeFirms, oneTeam, ...others] = paragraphs;
  return (
    <div className="lg:contain-paint">
      <Section id="about" title={title} lead={statement}>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <div>
            <h3 className="mb-3 text-title">{drawings[0]}</h3>
            <div className="team-drawing print:hidden">
              <Drawing>
                {lines.map(({ category, label }, index) => (
                  <g key={category} className={categoryById(category).colour}>
                    <path d={`M0 ${heights[index]}h${ends[index]}`} className="stroke-category" />
                    <circle cx={ends[index]! + 12} cy={heights[index]} r="12" className="fill-card" />
                    <LineLabel y={heights[index]!}>{label}</LineLabel>
                  </g>
                ))}
              </Drawing>
            </div>
            <p className="mt-4">{nonBreaking(threeFirms)}</p>
          </div>
          <div>
            <h3 className="mb-3 text-title">{drawings[1]}</h3>
            <div className="team-drawing print:hidden">
              <Drawing>
                {lines.map(({ category, label }, index) => (
                  <g key={category} className={categoryById(category).colour}>
                    <path d={meeting[index]} className="stroke-category" />
                    <LineLabel y={heights[index]!}>{label}</LineLabel>
                  </g>
                ))}
              </Drawing>
              <RailsEnd />
              <span className="team-line" />
              <span className="team-stop" />
            </div>
            <p className="mt-4 lg:pe-24">{nonBreaking(oneTeam)}</p>
          </div>
          {others.map((paragraph) => (
            <p key={paragraph} className="max-w-text text-ink-soft sm:col-span-2 lg:me-24">
              {nonBreaking(paragraph)}
            </p>
          ))}
        </div>
      </Section>
    </div>
  );
}

/** Of the three lines, from the top of the drawing, their lengths, and their ways to one stop. */
const heights = [34, 84, 134];
const ends = [400, 300, 350];
const meeting = ['M0 34h353l40 40h34', 'M0 84h427', 'M0 134h353l40-40h34'];

/** On the start of a line. */
function LineLabel({ y, children }: { y: number; children: string }) {
  return (
    <text
      y={y - 12}
      className="origin-center mirrored fill-ink stroke-none font-display text-[18px] font-bold [transform-box:fill-box] sm:text-[14px]"
    >
      {children}
    </text>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 427 152"
      aria-hidden="true"
      strokeWidth="6"
      strokeLinejoin="round"
      className="w-full mirrored fill-none stroke-ink [direction:ltr]"
    >
      {children}
    </svg>
  );
}

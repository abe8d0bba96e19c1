import type { ReactNode } from 'react';
import { Section } from '@/components/page/section';
import { KeptTogether } from '@/components/ui/kept-together';
import type { ReasonDrawing } from '@/content/pages/home';

type ReasonsProps = {
  title: string;
  items: readonly { title: string; description: string; drawing: ReasonDrawing }[];
};

const drawings: Record<ReasonDrawing, ReactNode> = {
  // A quote with one row struck out.
  quote: (
    <>
      <path d="M16 4h52l14 14v74H16z" className="fill-card" />
      <path d="M28 28h22M62 28h8M28 44h22M62 44h8M28 60h22M62 60h8" />
      <path d="M22 50l54-12" />
      <path d="M28 72h42v10H28z" className="fill-highlight" />
    </>
  ),
  // The weeks of a simple website.
  weeks: (
    <>
      <path d="M4 62h88M4 54v16M26 54v16M48 54v16M70 54v16M92 54v16" />
      <path d="M34 30h50a8 8 0 0 1 0 16H34a8 8 0 0 1 0-16z" className="fill-highlight" />
      <path d="M59 30v16" />
    </>
  ),
  // A network that grows: the third stop is yet to come.
  growth: (
    <>
      <path d="M26 70l12-12" />
      <path d="M58 38l12-12" strokeDasharray="5 7" />
      <circle cx="17" cy="79" r="13" className="fill-highlight" />
      <circle cx="48" cy="48" r="13" className="fill-card" />
      <circle cx="79" cy="17" r="13" className="fill-card" strokeDasharray="6 7.6" />
    </>
  ),
  // A sign with the hours.
  hours: (
    <>
      <path d="M24 58v34M72 58v34" />
      <path d="M4 8h88v50H4z" className="fill-highlight stroke-ink" />
      <circle cx="28" cy="33" r="14" className="fill-card" />
      <path d="M28 25v8h7" />
      <path d="M54 26h26M54 40h18" className="stroke-on-highlight" />
    </>
  ),
};

/** What we promise, with a drawing each. */
export function Reasons({ title, items }: ReasonsProps) {
  return (
    <Section id="why-choose-us" title={title}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((reason) => (
          <li key={reason.title} className="max-sm:flex max-sm:gap-4">
            <svg
              viewBox="0 0 96 96"
              aria-hidden="true"
              strokeWidth="4"
              strokeLinejoin="round"
              className="size-16 shrink-0 overflow-visible fill-none stroke-ink sm:mb-4 sm:size-24"
            >
              {drawings[reason.drawing]}
            </svg>
            <div>
              <h3 className="text-title">{reason.title}</h3>
              <p className="text-ink-soft">
                <KeptTogether>{reason.description}</KeptTogether>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

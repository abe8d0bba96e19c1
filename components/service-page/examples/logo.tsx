import type { ExampleOf } from '@/content/types';
import type { ReactNode } from 'react';

type LogoProps = ExampleOf<'logo'>;

/** A lamp: half a disc under a flame. */
const mark = 'M8 56h84a42 42 0 0 1-84 0zM50 0c12 14 18 22 18 30a18 18 0 0 1-36 0c0-8 6-16 18-30z';

const pictures: Record<LogoProps['parts'][number]['use'], ReactNode> = {
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

export function Logo({ parts }: LogoProps) {
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

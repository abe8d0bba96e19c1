import type { Statistic } from '@/content/types';
import type { LaunchItem } from './item';

type Figures = readonly Pick<Statistic, 'number' | 'label'>[];

/** Words that carry what a figure counts: “happy clients” and “clients” are the same thing. */
const counted = ({ label }: Figures[number]) =>
  /\b(projects?|clients?|customers?|years?|team|members|awards?)\b/i.exec(label)?.[0].toLowerCase();

/** Figures for the same thing that differ between the two presentations of home. */
export function figureItems(sections: Figures, landing: Figures): LaunchItem[] {
  return sections.flatMap((figure) => {
    const other = landing.find((one) => counted(one) !== undefined && counted(one) === counted(figure));
    if (!other || other.number === figure.number) return [];
    return {
      topic: 'questions' as const,
      what: `Figure: ${figure.label}`,
      problem: `Home and about say “${figure.number} ${figure.label}”, the other home presentation “${other.number} ${other.label}”.`,
      action: 'Confirm which is true and use it in both: a visitor may see either.',
      file: 'content/pages/figures.ts',
      field: `figures and landingFigures, ${figure.label}`,
      paths: ['/', '/about', '/landing'],
    };
  });
}

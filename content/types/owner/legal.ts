import { z } from 'zod';
import { confirmedValue } from '../detail';
import { day } from '../text';
import { type LaunchContext, listed } from './note';
import { completing, detail, sentence } from './values';

/** The legal pages that changed after they were last read. */
const changedSince = (day: string | null, { legalDocuments }: LaunchContext) =>
  legalDocuments.filter(({ updated }) => day === null || updated > day);

/** Sentences are as the lawyer worded them. */
export const legalSchema = z
  .strictObject({
    court: listed(detail(sentence), 'Which court decides'),
    liability: listed(detail(sentence), 'Limit of liability'),
    faults: listed(detail(sentence), 'How long faults may be reported'),
    /** The time in that sentence, in short. */
    faultPeriod: listed(detail(completing), 'The same time in short', {
      until: 'pages and sample quotes say that your quote gives it',
    }),
    grievance: listed(detail(sentence), 'Grievance contact'),
    /** The day on which the owner or a lawyer last read all three legal pages. */
    reviewedOn: listed(day.nullable(), 'The lawyer’s or your own sign-off of the legal pages', {
      until: (reviewedOn: string | null, context: LaunchContext) => {
        const titles = changedSince(reviewedOn, context).map(({ title }) => title.toLowerCase());
        return `nobody has signed off the text of ${titles.join(', ')}`;
      },
      isDone: (reviewedOn: string | null, context: LaunchContext) => changedSince(reviewedOn, context).length === 0,
    }),
  })
  .refine(
    ({ faults, faultPeriod }) => {
      const [sentence, period] = [faults, faultPeriod].map(confirmedValue);
      return sentence === undefined ? period === undefined : period !== undefined && sentence.includes(period);
    },
    {
      path: ['faultPeriod'],
      error: 'must be confirmed together with the sentence in faults, and name the same time',
    },
  );

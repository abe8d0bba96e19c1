import { legal } from './owner/legal';
import { confirmedValue } from './types/detail';

const faults = confirmedValue(legal.faults);

/** The row of a sample quote about our mistakes, with its title. */
export const mistakeRow = (title: string) => ({
  title,
  description: `${faults ? 'Our terms say for how long you can report it.' : 'You can report it until the day that is written here.'} We correct what’s our fault at no charge.`,
  promise: 'free-corrections',
});

import { faultPeriod } from './owner-facts';

/** The row of a sample quote about our mistakes, with its title. */
export const mistakeRow = (title: string) => ({
  title,
  description: `${faultPeriod ? `You can report it for ${faultPeriod} after the handover.` : 'You can report it until the day written here.'} We’ll correct what’s our fault at no charge.`,
});

import { z } from 'zod';
import type { Place } from './places';
import type { Problem } from './problem';

const isoDate = z.iso.date();

/** Dates that no calendar has, or that lie ahead: pages, sitemap and structured data show them as the day of the last change. */
export function dateProblems({ file, field, key, value }: Place, today: string): Problem[] {
  if (!['updated', 'legalReviewedOn'].includes(key) || value === null) return [];
  if (!isoDate.safeParse(value).success)
    return [{ file, field, rule: 'must be a day of the calendar, like 2026-11-21' }];
  return String(value) > today ? [{ file, field, rule: `"${value}" lies ahead: today is ${today}` }] : [];
}

/** The day it is where the copy is written. A host elsewhere may still have yesterday. */
export function todayInIndia(now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const { year, month, day } = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

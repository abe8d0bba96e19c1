import { readFileSync } from 'node:fs';
import type { Review } from './review';
import { summaryOf } from './summary';

/* Prints the review of out/ as Markdown for a pull request. Fails if something is broken. */
const review = JSON.parse(readFileSync('out/review/review.json', 'utf8')) as Review;
console.log(summaryOf(review));
if (review.errors.length > 0) process.exitCode = 1;

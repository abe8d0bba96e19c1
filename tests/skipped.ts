import { skippedTests } from './support/programs';

/* The last step of `npm test`: names the tests that this machine has skipped. */
const sentence = skippedTests();
if (sentence) console.log(sentence);

import { expectations } from '../specification';
import { departure } from '../support/specification-differences';

describe('the content', () => {
  it.each(expectations)('says of $file: $field what section $section does', (expectation) => {
    const line = departure(expectation, jest.requireActual(`@/${expectation.file}`));
    if (!line) return;
    // The line alone: where it was found out is of no use to an editor.
    const error = new Error(line);
    error.stack = line;
    throw error;
  });
});

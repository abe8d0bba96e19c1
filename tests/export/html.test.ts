/* Every page is valid HTML. Pages under /products repeat those under /services. */
import { HtmlValidate } from 'html-validate';
import { everyPage } from '../support/pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    // React writes HTML this way; browsers read it the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'no-implicit-input-type': 'off',
    // Safari drops the roles of a table's parts if their display changes, as it does on phones.
    'no-redundant-role': 'off',
    // Nor does it keep the role of a list without bullets.
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // Length is a matter of taste.
    'long-title': 'off',
    // React's own ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // In a narrow column the number must break between its groups, or the page would scroll.
    'tel-non-breaking': 'off',
  },
});

const files = everyPage().map(({ file }) => file);

it.each(files.filter((file) => !file.startsWith('products/')))('%s is valid HTML', (file) => {
  const messages = validator.validateFileSync(`out/${file}`).results.flatMap((result) => result.messages);
  // autocomplete="off": otherwise Firefox would keep a box ticked over a reload.
  const faults = messages.filter(({ message }) => !message.includes('cannot be used on <input type="checkbox">'));
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

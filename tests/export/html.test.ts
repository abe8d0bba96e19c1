/* Every page is valid HTML. */
import { HtmlValidate } from 'html-validate';
import { contact } from '@/content/pages/contact';
import { everyPage } from '../support/pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
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
    // A long title is advice, which `npm run check` gives.
    'long-title': 'off',
    // React's own ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // In a narrow column the number must break between its groups, or the page would scroll.
    'tel-non-breaking': 'off',
  },
});

const pages = everyPage();
const { form } = contact;

describe('the HTML', () => {
  it('is valid on every page', () => {
    const faults = pages.flatMap(({ file, html }) =>
      validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
        ),
    );
    expect(faults).toEqual([]);
  });
});

describe('the fields of a form', () => {
  it('are described by their hints', () => {
    const fields = pages.flatMap(({ $ }) =>
      $('form :is(input, textarea)')
        .map((_, field) => $(`[id="${$(field).attr('aria-describedby')}"]`).text())
        .get(),
    );
    expect(new Set(fields)).toEqual(new Set([form.nameHint, form.emailHint, form.messageHint]));
  });
});

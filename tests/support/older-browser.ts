import type { Page } from '@playwright/test';
import postcss, { type AtRule } from 'postcss';

const unknownSelector = /:has\(|:popover-open|::details-content/;
const unknownSupport = /:has\(|:popover-open|color-mix\(/;
const unknownProperty = /^(content-visibility|text-wrap|view-transition-name)$/;
const unknownValue = /color-mix\(|^clip$/;

/** Replaces an at-rule with the rules inside it. */
const unwrap = (rule: AtRule) => rule.replaceWith(rule.nodes ?? []);

/** Removes what an older browser ignores from a stylesheet. */
function olderStyles(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/^(view-transition|property)$/, (rule) => void rule.remove());
  sheet.walkAtRules('supports', (rule) => {
    if (!unknownSupport.test(rule.params)) return;
    if (rule.params.startsWith('not')) unwrap(rule);
    else rule.remove();
  });
  sheet.walkRules((rule) => {
    if (unknownSelector.test(rule.selector)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (unknownProperty.test(declaration.prop) || unknownValue.test(declaration.value)) declaration.remove();
  });
  return sheet.toString();
}

/** Removes popovers, groups of `<details>` and speculation rules from a page. */
function olderPage(html: string): string {
  return html
    .replaceAll(/ popover(?:target(?:action)?)?="[^"]*"/gi, '')
    .replaceAll(/(<details[^>]*?) name="[^"]*"/g, '$1')
    .replaceAll(/<script type="speculationrules">[^]*?<\/script>/g, '')
    .replaceAll(/(<style[^>]*>)([^]*?)(<\/style>)/g, (_, start: string, css: string, end: string) => {
      return start + olderStyles(css) + end;
    });
}

/** Makes the browser behave like one of 2022. Needs `bypassCSP`, because it changes styles. */
export async function emulateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(window, 'trustedTypes');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: olderPage(await response.text()) });
  });
}

/* The service whose page a visitor comes from is shown next to the form. */
import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { contactLabels } from '@/content/labels';
import { quoteLink } from '@/lib/contact-links';
import {
  afterDoublePress,
  button,
  chatText,
  consoleEntries,
  dialog,
  enquiry,
  field,
  send,
} from '../support/contact-form';
import { service, serviceAddress } from '../support/examples';

const line = (page: Page) => page.getByRole('checkbox', { name: `${contact.form.service}: ${service.shortTitle}` });

test(
  'it is part of the text until it is unticked, and the message is still required',
  { tag: ['@spec-5', '@decision-41'] },
  async ({ page }) => {
    await page.goto(serviceAddress);
    await page.getByRole('main').getByRole('link', { name: contactLabels.quote }).first().click();
    await expect(page).toHaveURL(quoteLink(serviceAddress).href);
    await expect(line(page)).toBeChecked();
    await expect(field(page, 'message')).toHaveValue('');
    const logged = consoleEntries(page);
    await send(page, { message: '' });
    await expect(field(page, 'message')).toBeFocused();
    await expect(dialog(page)).toBeHidden();
    expect(await logged()).toEqual([]);
    await field(page, 'message').fill('Hello');
    await button(page).click();
    expect(await chatText(page)).toBe(enquiry({ service: service.shortTitle }));
    await page.waitForTimeout(afterDoublePress);
    await page.keyboard.press('Escape');
    await line(page).uncheck();
    await button(page).click();
    expect(await chatText(page)).toBe(enquiry());
  },
);

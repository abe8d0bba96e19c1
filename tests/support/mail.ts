import type { Page } from '@playwright/test';

/** Records the addresses of mails that a page opens, without a mail program. */
export async function watchMails(page: Page): Promise<() => string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const mails: string[] = [];
  client.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(url);
  });
  return () => mails;
}

/** A mail's body as it was typed. RFC 6068: a plus is a plus, and line breaks are CRLF. */
export function mailBody(href: string | null | undefined): string {
  return decodeURIComponent(/[?&]body=([^&]*)$/.exec(href ?? '')?.[1] ?? '').replace(/\r\n/g, '\n');
}

import type { Page } from '@playwright/test';

/** Records the mailto: links that a page opens. */
export async function watchMails(page: Page): Promise<() => string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const mails: string[] = [];
  client.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) mails.push(url);
  });
  return () => mails;
}

/** The body of a mailto: link. In RFC 6068 a plus isn't a space, and line breaks are CRLF. */
export function mailBody(href: string | null | undefined): string {
  return decodeURIComponent(/[?&]body=([^&]*)$/.exec(href ?? '')?.[1] ?? '').replace(/\r\n/g, '\n');
}

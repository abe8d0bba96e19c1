import type { Page } from '../pages/page';

/**
 * Cloudflare rewrites mail links by default, and its decoder writes markup from a script, which the page's policy refuses. These
 * two comments, which React cannot render, turn that off for what is between them.
 */
export function insertEmailComments({ $ }: Page): void {
  $('body').prepend('<!--email_off-->').append('<!--/email_off-->');
}

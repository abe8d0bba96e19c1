/** The body of a mailto: link. In RFC 6068 a plus isn't a space, and line breaks are CRLF. */
export function mailBody(href: string | null | undefined): string {
  return decodeURIComponent(/[?&]body=([^&]*)$/.exec(href ?? '')?.[1] ?? '').replace(/\r\n/g, '\n');
}

/**
 * Returns a function that puts services into the first message of the page's links to WhatsApp, and
 * without any gives the links their own message back. Links with a typed text aren't touched.
 * @param message `{services}` is replaced
 */
export function chatNamer(message: string): (services: readonly string[]) => void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]:not([data-send-links] *)');
  const chats = [...links].map((link) => ({ link, usual: link.href }));
  return (services) => {
    const text = encodeURIComponent(message.replace('{services}', services.join(', ')));
    for (const { link, usual } of chats) {
      link.href = services.length > 0 ? `${link.origin}${link.pathname}?text=${text}` : usual;
    }
  };
}

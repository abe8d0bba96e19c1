import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { categoryClasses } from '@/components/ui/category-classes';
import { Link } from '@/components/ui/link';
import { labels } from '@/content/pages/labels';
import { serviceBySlug } from '@/content/services';
import { categoryOf } from '@/lib/catalogue';
import { call, chatAction } from '@/lib/contact-links';
import { pages, quoteHref } from '@/lib/pages';

const item = 'flex min-h-11 items-center justify-center gap-1.5 py-3 text-base/snug font-bold';

type PhoneBarProps = { path: string };

/**
 * Call, WhatsApp and quote at the bottom edge of small screens. It sticks to the edge and comes to
 * rest under the footer, so it never covers the last line. While a form has focus, it's out of the
 * way: of the keyboard, of the field, and of the button, which must still be there when a press
 * that takes the focus from a field ends. On a service's page it names the service and has its
 * line's colour.
 */
export function PhoneBar({ path }: PhoneBarProps) {
  const page = pages.find((candidate) => candidate.path === path);
  const slug = page?.kind === 'service' ? page.slug : undefined;
  const chat = chatAction(slug && serviceBySlug(slug).title);
  return (
    <nav
      aria-label={labels.reachUs}
      // If text is so large that the three don't fit side by side, it's at the end of the page.
      className={clsx(
        'phone-bar inset-x-0 bottom-0 z-10 grid border-t-6 border-rule bg-paper wrap-break-word',
        'min-[20rem]:fixed min-[20rem]:grid-cols-[3fr_4fr_3fr]',
        'lg:hidden print:hidden',
        slug && categoryClasses[categoryOf(slug).id],
      )}
    >
      <Link href={call.href} className={item}>
        <Icon name="phone" className="size-5" />
        {labels.call}
      </Link>
      <Link href={chat.href} className={clsx(item, 'border-l-2 border-rule')}>
        <Icon name="message-circle" className="size-5" />
        {chat.label}
      </Link>
      <Link href={quoteHref(path)} className={clsx(item, 'bg-action text-on-action')}>
        {labels.barQuote}
      </Link>
    </nav>
  );
}

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { phoneBar } from '@/content/labels';
import { categoryOf } from '@/lib/catalogue';
import { mainPhone, chatHref, quoteLink } from '@/lib/contact-links';
import { serviceAt } from '@/lib/pages';
import { routes } from '@/lib/routes';

const itemClass =
  'flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 py-3 text-center font-display text-button/snug font-bold focus-visible:shadow-none focus-visible:-outline-offset-6 focus-visible:outline-current';

/** The ways to reach us, on small screens. A service's page gives it the colour of its line. */
export function PhoneBar({ path }: { path: string }) {
  const slug = serviceAt(path);
  return (
    <nav
      aria-label={phoneBar.name}
      // Only at the end of the page with text too large for three links side by side, and on the
      // contact page, which begins with number, chat and form.
      className={clsx(
        'phone-bar inset-x-0 bottom-0 z-10 grid border-rule bg-paper wrap-break-word min-[20rem]:grid-cols-[3fr_4fr_3fr]',
        path !== routes.contact && 'min-[20rem]:fixed',
        'lg:hidden print:hidden',
        // Its top edge shows how far a service's page has been scrolled.
        slug
          ? [
              categoryOf(slug).colour,
              'border-t-6 before:absolute before:inset-[-6px_0_auto] before:origin-(--start-edge) before:border-bs-6 before:border-category',
              'before:animate-[grow-right_linear_both] before:[animation-timeline:scroll()]',
            ]
          : 'border-t',
      )}
    >
      <a href={mainPhone.href} className={itemClass}>
        <Icon name="Phone" className="size-5" />
        {phoneBar.call}
      </a>
      <a href={chatHref(path)} className={clsx(itemClass, 'border-s-2 border-rule')}>
        <Icon name="MessageCircle" className="size-5" />
        {phoneBar.chat}
      </a>
      <a href={quoteLink(path).href} className={clsx(itemClass, 'bg-action text-on-action')}>
        {phoneBar.quote}
        {/* How many services are ticked, from services-table.client.ts, no higher than the bar. */}
        {path === routes.products && (
          <>
            {' '}
            <span
              data-quote-count=""
              hidden
              className="-my-1 min-w-6.5 animate-[pop_200ms_cubic-bezier(0.3,1.6,0.6,1)] rounded-full bg-on-action px-1.5 text-center text-button/6.5 text-action forced-colors:outline forced-colors:outline-1"
            />
          </>
        )}
      </a>
    </nav>
  );
}

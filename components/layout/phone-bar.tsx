import { Icon } from '@/components/ui/icon';
import { lineClasses } from '@/components/ui/line-classes';
import { labels } from '@/content/pages/labels';
import { services } from '@/content/services';
import { categoryOf } from '@/lib/catalogue';
import { call, whatsApp } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import { PhoneBarLinks } from './phone-bar-links';

/** The form's section on /contact. */
export const messageFormId = 'write';

/**
 * Call, WhatsApp and quote at the bottom edge of small screens. It sticks to the edge and comes to rest under the footer,
 * so it never covers the last line. While a form has focus it is out of the way: of the keyboard, of the field, and of the
 * button, which must still be there when the press that took the focus from a field ends.
 */
export function PhoneBar() {
  return (
    <PhoneBarLinks
      label={labels.reachUs}
      services={Object.fromEntries(
        services.map(({ slug, title }) => [slug, { title, lineClass: lineClasses[categoryOf(slug).id] }]),
      )}
      call={{ label: labels.call, href: call.href, icon: <Icon name="phone" className="size-5" /> }}
      whatsApp={{
        label: labels.whatsApp,
        href: whatsApp(labels.whatsAppText),
        serviceHref: whatsApp(labels.whatsAppServiceText),
        icon: <Icon name="message-circle" className="size-5" />,
      }}
      quote={{
        label: labels.barQuote,
        href: routes.contact,
        formHref: `#${messageFormId}`,
      }}
    />
  );
}

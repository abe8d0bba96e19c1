import { PlusMinus } from '@/components/ui/plus-minus';
import { whatsapp } from '@/content/labels';
import { contact } from '@/content/pages/contact';
import { services } from '@/content/services';

const { form: labels } = contact;

/**
 * "About: SEO services, Office setup" with all services to tick, folded. enquiry-services.client.ts
 * shows it to visitors whose address names services. It's outside the form's element, which would
 * hide the phone bar.
 */
export function EnquiryServices() {
  return (
    <details
      data-enquiry-services={whatsapp.servicesMessage}
      hidden
      className="mb-4 border-s-6 border-ink ps-3 print:hidden noscript:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-base/snug">
        <span data-part="named">
          {`${labels.service}: `}
          <strong />
        </span>
        <span data-part="none" hidden>
          {labels.chooseServices}
        </span>
        <PlusMinus />
      </summary>
      <fieldset className="min-w-0">
        <legend className="sr-only">{labels.services}</legend>
        <ul role="list" className="gap-x-4 sm:columns-2">
          {services.map(({ slug, shortTitle }) => (
            <li key={slug} className="break-inside-avoid">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base/snug">
                <input type="checkbox" data-service={slug} value={shortTitle} className="size-5 shrink-0 accent-ink" />
                {shortTitle}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  );
}

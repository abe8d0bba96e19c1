import { PlusMinus } from '@/components/ui/plus-minus';
import { whatsapp } from '@/content/labels';
import { contact } from '@/content/pages/contact';
import { services } from '@/content/services';
import { categoryOf } from '@/lib/catalogue';

const { form: labels } = contact;

/**
 * "About: SEO services, Office setup" with all services to tick, folded. enquiry-services.client.ts
 * shows it to visitors whose address names services. It's outside the form's element, because the
 * phone bar is hidden while a form has the focus.
 */
export function EnquiryServices() {
  return (
    <details
      data-enquiry-services={whatsapp.servicesMessage}
      hidden
      className="mb-4 rounded-control border-3 border-highlight-edge bg-paper print:hidden noscript:hidden"
    >
      {/* Like the ticket on /products. */}
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[1fr_auto] text-base/snug *:py-2.5">
        <span data-part="named" className="self-center px-3.5">
          {`${labels.service}: `}
          <strong />
        </span>
        <span data-part="none" hidden className="self-center px-3.5">
          {labels.chooseServices}
        </span>
        <span className="flex items-center rounded-e-[7px] border-s-5 border-dotted border-paper bg-highlight px-3.5 text-on-highlight">
          <PlusMinus />
        </span>
      </summary>
      <fieldset className="min-w-0 px-3.5">
        <legend className="sr-only">{labels.services}</legend>
        <ul role="list" className="gap-x-4 sm:columns-2">
          {services.map(({ slug, shortTitle }) => (
            <li key={slug} className="break-inside-avoid">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base/snug">
                <input type="checkbox" data-service={slug} value={shortTitle} className="size-5 shrink-0 accent-ink" />
                <span
                  className={`${categoryOf(slug).colour} inline-block before:me-1.5 before:inline-block before:size-3.5 before:rounded-full before:border-4 before:border-category`}
                >
                  {shortTitle}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  );
}

/** Slugs, each with the name of its service. */
export type ServiceNames = readonly (readonly [slug: string, name: string])[];

type EnquiryServiceProps = {
  form: string;
  label: string;
  services: ServiceNames;
};

/**
 * "About: SEO services", a ticked checkbox for visitors who come from a service's page, which
 * enquiry-service.client.ts shows. It's outside the form's element, but belongs to the form.
 */
export function EnquiryService({ form, label, services }: EnquiryServiceProps) {
  return (
    <label
      data-enquiry-service={JSON.stringify(services)}
      hidden
      className="mb-4 flex min-h-11 items-center gap-3 border-s-6 border-ink ps-3"
    >
      {/* Until the script names the service, it isn't part of the form. */}
      <input type="checkbox" name="service" form={form} defaultChecked disabled className="size-5 accent-ink" />
      <span>
        {`${label}: `}
        <strong />
      </span>
    </label>
  );
}

import { EnquiryService, type ServiceNames } from '@/components/enquiry/enquiry-service';
import { enquiryFormId } from '@/components/enquiry/enquiry-text';
import { EnquiryForm, type EnquiryFormProps } from '@/components/enquiry/enquiry-form';

type WriteToUsProps = {
  id: string;
  services: ServiceNames;
  form: EnquiryFormProps;
};

/** The form of the contact page, in its right column on wide screens. */
export function WriteToUs({ id, services, form }: WriteToUsProps) {
  const { title, lead, service } = form.labels;
  return (
    <section
      id={id}
      aria-labelledby="form-title"
      className="surface-highlight self-start rounded-panel border-3 border-highlight-edge p-4.5 sm:p-7 lg:col-start-2 lg:row-start-1 print:bg-transparent"
    >
      <h2 id="form-title" className="text-section">
        {title}
      </h2>
      <p className="mt-3.5">{lead}</p>
      <div className="mt-4">
        <EnquiryService form={enquiryFormId} label={service} services={services} />
        <EnquiryForm {...form} />
      </div>
    </section>
  );
}

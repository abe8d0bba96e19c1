import type { ServiceNames } from './enquiry-service';

/** Shows the service of `/contact?service=seo-services`. */
const line = document.querySelector<HTMLElement>('[data-enquiry-service]')!;
const names = new Map<string | null, string>(JSON.parse(line.dataset.enquiryService!) as ServiceNames);
const name = names.get(new URLSearchParams(location.search).get('service'));

if (name) {
  const box = line.querySelector('input')!;
  line.querySelector('strong')!.textContent = box.value = name;
  box.disabled = false;
  line.hidden = false;
}

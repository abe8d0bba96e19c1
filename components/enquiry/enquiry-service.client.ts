/** Shows the service of `/contact?service=seo-services`, with the name that links to it have. */
const path = `/services/${new URLSearchParams(location.search).get('service')}`;
const title = [...document.links].find(({ pathname }) => pathname === path)?.textContent;

if (title) {
  const line = document.querySelector<HTMLElement>('[data-enquiry-service]')!;
  const box = line.querySelector('input')!;
  line.querySelector('strong')!.textContent = box.value = title;
  // Not `checked`: on a reload, Firefox restores a box that the visitor unticked.
  box.defaultChecked = true;
  line.hidden = false;
}

export {};

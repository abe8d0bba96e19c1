/** `/contact?service=seo-services`: the message starts with a line naming the service. Unknown names change nothing. */
const form = document.querySelector<HTMLElement>('[data-service-notes]')!;
const field = form.querySelector('textarea')!;
const notes = new Map(JSON.parse(form.dataset.serviceNotes!) as [string, string][]);
const note = notes.get(new URLSearchParams(location.search).get('service')!);
if (note && !field.value) field.value = `${note}\n\n`;

export {};

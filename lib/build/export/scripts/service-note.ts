/** `/contact?service=seo-services`: the message starts with a line naming the service. Unknown names change nothing. */
const field = document.querySelector<HTMLTextAreaElement>('[data-service-note]')!;
const notes = new Map(JSON.parse(field.dataset.serviceNote!) as [string, string][]);
const note = notes.get(new URLSearchParams(location.search).get('service')!);
if (note && !field.value) field.value = `${note}\n\n`;

export {};

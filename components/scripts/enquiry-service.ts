/** `/contact?service=seo-services`: the message starts with a line naming the service. Unknown names change nothing. */
const { dataset } = document.querySelector<HTMLElement>('[data-notes]')!;
const field = document.querySelector<HTMLTextAreaElement>('[data-notes] textarea')!;
const notes = new Map(JSON.parse(dataset.notes!) as [string | null, string][]);
field.value ||= notes.get(new URLSearchParams(location.search).get('service')) ?? '';

export {};

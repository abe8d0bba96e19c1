/** `/contact?service=seo-services`: the message starts with a line naming the service. Unknown names change nothing. */
const field = document.querySelector<HTMLTextAreaElement>('[data-service-note]');
const service = new URLSearchParams(location.search).get('service');
if (field && service && !field.value) {
  const notes = new Map(Object.entries(JSON.parse(field.dataset.serviceNote ?? '{}') as Record<string, string>));
  const note = notes.get(service);
  if (note) field.value = `${note}\n\n`;
}

export {};

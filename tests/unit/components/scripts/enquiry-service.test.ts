/** Runs the script on a contact form, as if the visitor had come with this query. */
async function messageWith(query: string, typed = '') {
  jest.resetModules();
  window.history.replaceState(null, '', `/contact${query}`);
  document.body.innerHTML = `<div data-notes='[["seo-services","Service: SEO services\\n\\n"]]'><textarea></textarea></div>`;
  const field = document.querySelector('textarea')!;
  field.value = typed;
  await import('@/components/scripts/service-note');
  return field.value;
}

describe('the service-note script', () => {
  it('starts the message with the service', async () => {
    expect(await messageWith('?service=seo-services')).toBe('Service: SEO services\n\n');
  });

  it.each(['', '?service=', '?service=unknown', '?service=constructor', '?service=__proto__', '?service="><script>'])(
    'leaves the message empty with %j',
    async (query) => {
      expect(await messageWith(query)).toBe('');
    },
  );

  it('leaves what is there already', async () => {
    expect(await messageWith('?service=seo-services', 'Hello')).toBe('Hello');
  });
});

/** @jest-environment jsdom */
/** Runs the script beside a contact form, as if the visitor had come with this query. */
async function visit(query: string) {
  jest.resetModules();
  window.history.replaceState(null, '', `/contact${query}`);
  document.body.innerHTML = `<a href="/services/seo-services">SEO services</a><a href="/about">About</a>
    <label data-enquiry-service hidden><input type="checkbox" name="service" form="enquiry"><strong></strong></label>
    <form id="enquiry"><input name="name"><textarea name="message"></textarea></form>`;
  await import('@/components/scripts/enquiry-service');
  return {
    line: document.querySelector<HTMLElement>('[data-enquiry-service]')!,
    sent: () => Object.fromEntries(new FormData(document.querySelector('form')!)),
  };
}

describe('the enquiry-service script @decision-26', () => {
  it('names the service in a line and in the form, and leaves the message alone', async () => {
    const { line, sent } = await visit('?service=seo-services');
    expect(line.hidden).toBe(false);
    expect(line.querySelector('strong')).toHaveTextContent('SEO services');
    expect(sent()).toEqual({ name: '', message: '', service: 'SEO services' });
  });

  it.each(['', '?service=', '?service=../about', '?service=constructor', '?service=__proto__', '?service="><script>'])(
    'shows nothing with %j',
    async (query) => {
      const { line, sent } = await visit(query);
      expect(line.hidden).toBe(true);
      expect(sent()).toEqual({ name: '', message: '' });
    },
  );

  it('names nothing once the line is unticked', async () => {
    const { line, sent } = await visit('?service=seo-services');
    line.click();
    expect(sent()).toEqual({ name: '', message: '' });
  });
});

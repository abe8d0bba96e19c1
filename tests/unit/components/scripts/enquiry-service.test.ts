/** @jest-environment jsdom */
describe('the enquiry-service script @decision-26', () => {
  it.each([
    ['?service=seo-services', 'SEO services'],
    ...['', '?service=', '?service=../about', '?service=constructor', '?service=__proto__', '?service="><script>'].map(
      (query) => [query, undefined] as [string, undefined],
    ),
  ])('with %j hands over the service %j', async (query, service) => {
    jest.resetModules();
    window.history.replaceState(null, '', `/contact${query}`);
    document.body.innerHTML = `<a href="/services/seo-services">SEO services</a><a href="/about">About</a>
      <label data-enquiry-service hidden><input type="checkbox" name="service" form="enquiry"><strong></strong></label>
      <form id="enquiry"><textarea name="message"></textarea></form>`;
    await import('@/components/scripts/enquiry-service');
    const isHidden = document.querySelector<HTMLElement>('[data-enquiry-service]')!.hidden;
    expect(isHidden).toBe(service === undefined);
    expect(Object.fromEntries(new FormData(document.querySelector('form')!))).toEqual({
      message: '',
      ...(service && { service }),
    });
  });
});

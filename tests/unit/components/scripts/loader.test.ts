/** @jest-environment jsdom */

it('the loader ignores islands without files, which Next hydrates under `next dev`', async () => {
  document.body.innerHTML = '<div data-island="message-form"><form></form></div><div hidden data-fallback></div>';
  await import('@/components/scripts/loader');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.forms[0]!.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

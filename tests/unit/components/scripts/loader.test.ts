/** @jest-environment jsdom */

it('leaves an island without files to Next, which hydrates it under `next dev`', async () => {
  document.body.innerHTML = '<div data-island="message-form"><form></form></div><div hidden data-fallback></div>';
  await import('@/components/scripts/loader');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.forms[0]!.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

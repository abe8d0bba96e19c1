/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { enquiryFormProps } from '@/app/_templates/enquiry-form-props';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';

const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

describe('the form without the send dialog @decision-10 @spec-7', () => {
  it.each([
    ['contact', 'writes what was typed to the console, once for a double press', [['Contact form', typed]]],
    ['home', 'does nothing', []],
  ] as const)('on %s %s, and shows nothing', async (variant, _, entries) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    document.body.innerHTML = renderToStaticMarkup(<EnquiryForm {...enquiryFormProps(variant)} targets={null} />);
    await jest.isolateModulesAsync(async () => {
      await import('@/components/enquiry/enquiry-form.client');
    });
    for (const [name, text] of Object.entries(typed))
      document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text;
    for (let presses = 0; presses < 2; presses += 1)
      document.querySelector<HTMLButtonElement>('[type=submit]')!.click();
    expect(log.mock.calls).toEqual(entries);
    log.mockRestore();
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});

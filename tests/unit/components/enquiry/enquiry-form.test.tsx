/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { contact } from '@/content/pages/contact';

const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

it.each([
  ['contact', 'writes what was typed to the console, once for a double press', [['Contact form', typed]]],
  ['home', 'does nothing', []],
] as const)(
  'the form on %s without the send dialog %s, and shows nothing @decision-10 @spec-7',
  async (variant, _, entries) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    render(<EnquiryForm variant={variant} sendDialog={false} />);
    await jest.isolateModulesAsync(async () => {
      await import('@/components/enquiry/enquiry-form.client');
    });
    for (const name of ['name', 'email', 'message'] as const)
      fireEvent.change(screen.getByLabelText(contact.form[name]), { target: { value: typed[name] } });
    for (let presses = 0; presses < 2; presses += 1)
      fireEvent.click(screen.getByRole('button', { name: contact.form.submit }));
    expect(log.mock.calls).toEqual(entries);
    log.mockRestore();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { enquiryForm } from '@/components/enquiry/enquiry-form.client';
import { contact } from '@/content/pages/contact';

const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

it('without its script and the send dialog, the form goes nowhere: typed text is in no address', () => {
  const { container } = render(<EnquiryForm variant="contact" sendDialog={false} />);
  const form = container.querySelector('form')!;
  expect([form.hasAttribute('action'), form.getAttribute('method')]).toEqual([false, 'dialog']);
  expect([...new FormData(form).keys()]).toEqual([]);
});

it.each([
  ['contact', 'writes what was typed to the console, once for a double press', [['Contact form', typed]]],
  ['home', 'does nothing', []],
] as const)('the form on %s without the send dialog %s, and shows nothing @spec-7', (variant, _, entries) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  render(<EnquiryForm variant={variant} sendDialog={false} />);
  enquiryForm();
  for (const name of ['name', 'email', 'message'] as const)
    fireEvent.change(screen.getByLabelText(contact.form[name]), { target: { value: typed[name] } });
  for (let presses = 0; presses < 2; presses += 1)
    fireEvent.click(screen.getByRole('button', { name: contact.form.submit }));
  expect(log.mock.calls).toEqual(entries);
  log.mockRestore();
  expect(screen.queryByRole('dialog')).toBeNull();
});

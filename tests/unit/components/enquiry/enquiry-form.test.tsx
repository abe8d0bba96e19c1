/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { EnquiryServices } from '@/components/enquiry/enquiry-services';
import { readEnquiry } from '@/components/enquiry/enquiry-text';
import { contact } from '@/content/pages/contact';
import { services } from '@/content/services';

const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

describe('the form without the send dialog @decision-10 @spec-7', () => {
  it.each([
    ['contact', 'writes what was typed to the console, once for a double press', [['Contact form', typed]]],
    ['home', 'does nothing', []],
  ] as const)('on %s %s, and shows nothing', async (variant, _, entries) => {
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
  });
});

it.each([
  ['no service', []],
  ['one service', services.slice(0, 1)],
  ['several services, in the order of the menus', [services[2]!, services[0]!]],
])('the values of the form have %s @decision-41', (_, ticked) => {
  render(
    <>
      <EnquiryForm variant="contact" />
      <EnquiryServices />
    </>,
  );
  for (const { shortTitle } of ticked) fireEvent.click(screen.getByLabelText(shortTitle));
  const form = document.querySelector('form')!;
  const names = services.filter((service) => ticked.includes(service)).map(({ shortTitle }) => shortTitle);
  expect(readEnquiry(form)).toEqual({
    name: '',
    email: '',
    message: '',
    ...(names.length > 0 && { service: names.join(', ') }),
  });
});

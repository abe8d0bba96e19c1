/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MessageForm from '@/components/enquiry/message-form';
import { contact } from '@/content/pages/contact';

const { form } = contact;
const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

describe('MessageForm with the hand-over turned off @decision-10 @spec-7', () => {
  it.each([
    ['contact', 'writes what was typed to the console, once for a double press', [['Contact form', typed]]],
    ['home', 'does nothing', []],
  ] as const)('on %s %s, and shows nothing', async (variant, _, entries) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    render(<MessageForm variant={variant} labels={form} errors={form.errors} handOver={null} />);
    for (const name of ['name', 'email', 'message'] as const)
      await userEvent.type(screen.getByLabelText(form[name]), typed[name]);
    await userEvent.dblClick(screen.getByRole('button', { name: form.submit }));
    expect(log.mock.calls).toEqual(entries);
    log.mockRestore();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

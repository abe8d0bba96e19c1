/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MessageForm from '@/components/islands/message-form';
import { contact } from '@/content/pages/contact';

const { form, handOver } = contact;
const targets = { whatsApp: 'https://wa.me/910000000000', mail: 'mailto:info@example.com?subject=Enquiry' };
const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

async function send(variant: 'contact' | 'home', isOffered: boolean) {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  render(<MessageForm variant={variant} labels={form} errors={form.errors} handOver={isOffered ? targets : null} />);
  await userEvent.type(screen.getByLabelText(form.name), typed.name);
  await userEvent.type(screen.getByLabelText(form.email), typed.email);
  await userEvent.type(screen.getByLabelText(form.message), typed.message);
  await userEvent.click(screen.getByRole('button', { name: form.submit }));
  const calls = log.mock.calls;
  log.mockRestore();
  return calls;
}

describe('MessageForm', () => {
  describe('with the hand-over turned off @decision-10', () => {
    it('writes what was typed to the console on the contact page, and does nothing else @spec-7', async () => {
      expect(await send('contact', false)).toEqual([['Contact form', typed]]);
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: form.submit })).toHaveFocus();
    });

    it('does nothing on the home page @spec-7', async () => {
      expect(await send('home', false)).toEqual([]);
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    });
  });

  describe('with the hand-over turned on @decision-9', () => {
    it('updates its links when the visitor types on', async () => {
      await send('contact', true);
      await userEvent.type(screen.getByLabelText(form.message), ' again');
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: handOver.whatsapp });
      expect(new URL(href).searchParams.get('text')).toMatch(/\n\nHello again$/);
      expect(screen.getByLabelText(form.message)).toHaveFocus();
    });
  });
});

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

describe('the message form', () => {
  describe('when the hand-over is turned off', () => {
    it('writes what was typed to the console on the contact page, and does nothing else', async () => {
      expect(await send('contact', false)).toEqual([['Contact form', typed]]);
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: form.submit })).toHaveFocus();
    });

    it('does nothing at all on the home page', async () => {
      expect(await send('home', false)).toEqual([]);
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    });
  });

  describe('when the hand-over is on', () => {
    it('writes to the console once on the contact page', async () => {
      expect(await send('contact', true)).toEqual([['Contact form', typed]]);
    });

    it('writes nothing on the home page', async () => {
      expect(await send('home', true)).toEqual([]);
    });

    it('keeps its links true to what is typed after the button', async () => {
      await send('contact', true);
      await userEvent.type(screen.getByLabelText(form.message), ' again');
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: handOver.whatsapp });
      expect(new URL(href).searchParams.get('text')).toMatch(/\n\nHello again$/);
      expect(screen.getByLabelText(form.message)).toHaveFocus();
    });
  });

  it('requires its fields on the contact page alone', () => {
    const required = (variant: 'contact' | 'home') => {
      const { unmount } = render(<MessageForm variant={variant} labels={form} errors={form.errors} handOver={null} />);
      const fields = screen.getAllByRole<HTMLInputElement>('textbox').map((field) => [field.type, field.required]);
      unmount();
      return fields;
    };
    expect(required('contact')).toEqual([
      ['text', true],
      ['email', true],
      ['textarea', true],
    ]);
    expect(required('home')).toEqual([
      ['text', false],
      ['text', false],
      ['textarea', false],
    ]);
  });

  it('bounds no length', () => {
    render(<MessageForm variant="contact" labels={form} errors={form.errors} handOver={null} />);
    for (const field of screen.getAllByRole('textbox')) {
      expect(field).not.toHaveAttribute('maxlength');
      expect(field).not.toHaveAttribute('minlength');
    }
  });
});

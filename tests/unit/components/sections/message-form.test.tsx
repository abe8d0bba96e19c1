import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MessageForm } from '@/components/sections/message-form';
import { contact } from '@/content/pages/contact';

const typed = { name: 'Asha Rao', email: 'asha@example.com', message: 'A site for "Rao & Sons".\nनमस्ते' };

function renderForm(variant: 'contact' | 'home') {
  const props = { variant, labels: contact.form, mailto: 'mailto:info@example.com', handOver: null };
  render(<MessageForm {...(props as ComponentProps<typeof MessageForm>)} />);
  return {
    name: screen.getByRole<HTMLInputElement>('textbox', { name: contact.form.name }),
    email: screen.getByRole<HTMLInputElement>('textbox', { name: contact.form.email }),
    message: screen.getByRole<HTMLTextAreaElement>('textbox', { name: contact.form.message }),
    send: () => userEvent.click(screen.getByRole('button', { name: contact.form.submit })),
  };
}

async function fill(form: ReturnType<typeof renderForm>) {
  await userEvent.type(form.name, typed.name);
  await userEvent.type(form.email, typed.email);
  await userEvent.click(form.message);
  await userEvent.paste(typed.message);
}

describe('MessageForm', () => {
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'log').mockImplementation(() => {});
  });

  afterEach(() => log.mockRestore());

  describe('on the contact page', () => {
    it('requires all three fields, and an e-mail address in the second', () => {
      const { name, email, message } = renderForm('contact');
      for (const field of [name, email, message]) expect(field).toBeRequired();
      expect(email).toHaveAttribute('type', 'email');
    });

    it('bounds no length', () => {
      const { name, email, message } = renderForm('contact');
      for (const field of [name, email, message]) {
        expect(field).not.toHaveAttribute('maxlength');
        expect(field).not.toHaveAttribute('minlength');
      }
    });

    it('writes what was typed to the console once, and keeps it in the form', async () => {
      const form = renderForm('contact');
      await fill(form);
      await form.send();
      expect(log).toHaveBeenCalledTimes(1);
      expect(log.mock.calls[0]).toContainEqual(typed);
      expect(form.message).toHaveValue(typed.message);
    });

    it.each(['name', 'email', 'message'] as const)('writes nothing while %s is empty', async (field) => {
      const form = renderForm('contact');
      await fill(form);
      await userEvent.clear(form[field]);
      await form.send();
      expect(log).not.toHaveBeenCalled();
      expect(form[field]).toBeInvalid();
    });

    it('writes nothing while the e-mail address is none', async () => {
      const form = renderForm('contact');
      await fill(form);
      await userEvent.clear(form.email);
      await userEvent.type(form.email, 'asha');
      await form.send();
      expect(log).not.toHaveBeenCalled();
    });
  });

  describe('on the home page', () => {
    it('has no rules', () => {
      const { name, email, message } = renderForm('home');
      for (const field of [name, email, message]) expect(field).not.toBeRequired();
      expect(email).toHaveAttribute('type', 'text');
    });

    it('writes nothing', async () => {
      const form = renderForm('home');
      await form.send();
      await fill(form);
      await form.send();
      expect(log).not.toHaveBeenCalled();
    });
  });

  it.each(['contact', 'home'] as const)('hands over to the mail program when there is no script (%s)', (variant) => {
    const { name } = renderForm(variant);
    expect(name.form).toHaveAttribute('action', 'mailto:info@example.com');
    expect(name.form).toHaveAttribute('method', 'post');
    expect(name.form).toHaveAttribute('enctype', 'text/plain');
  });
});

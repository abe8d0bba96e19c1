/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { openSendDialog, SendDialog } from '@/components/enquiry/send-dialog';
import { sendDialog as words } from '@/content/send-dialog';

const targets = { whatsApp: 'https://wa.me/910000000000', mail: 'mailto:info@example.com?subject=Enquiry' };
const onClose = jest.fn();
/** Headless UI sets its state after rendering. */
const show = (text: string, isDoublePress = false) =>
  act(async () =>
    render(<SendDialog text={text} targets={targets} isDoublePress={() => isDoublePress} onClose={onClose} />),
  );

beforeEach(() => onClose.mockClear());

describe('SendDialog @decision-9', () => {
  it('says that nothing has been sent, and offers the text to WhatsApp, mail and the clipboard', async () => {
    await show('Hello');
    expect(screen.getByRole('dialog', { name: words.title })).toHaveAccessibleDescription(
      `${words.typed} ${words.notSent}`,
    );
    expect(screen.getByRole('link', { name: words.whatsapp })).toHaveAttribute(
      'href',
      `${targets.whatsApp}?text=Hello`,
    );
    expect(screen.getByRole('link', { name: words.email })).toHaveAttribute('href', `${targets.mail}&body=Hello`);
    expect(screen.getByRole('button', { name: words.copy.label })).toBeVisible();
  });

  it('has nothing to copy without a text', async () => {
    await show('');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(words.notSent);
    expect(screen.queryByRole('button', { name: words.copy.label })).not.toBeInTheDocument();
  });

  it('is closed by its button, but not by a double press', async () => {
    const press = () => fireEvent.click(screen.getByRole('button', { name: words.dismiss }));
    const { unmount } = await show('Hello', true);
    press();
    expect(onClose).not.toHaveBeenCalled();
    unmount();
    await show('Hello');
    press();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is closed by Escape, also right after the press that opened it', async () => {
    await show('Hello', true);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('the dialog leaves nothing behind, and gives the focus back to the button', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const button = page.appendChild(document.createElement('button'));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  await act(async () => openSendDialog('Hello', targets, button));
  await screen.findByRole('dialog');
  clock.mockReturnValue(1000);
  fireEvent.click(screen.getByRole('button', { name: words.dismiss }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.children).toHaveLength(1);
});

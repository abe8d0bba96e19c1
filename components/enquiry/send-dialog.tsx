import { Dialog, DialogBackdrop, DialogPanel, DialogTitle, Description } from '@headlessui/react';
import { type MouseEvent, type SyntheticEvent, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { announce, copyFrom } from '@/components/clipboard/clipboard';
import { CopyButton } from '@/components/clipboard/copy-button';
import { ButtonLink, buttonVariants, EmailAddress } from '@/components/ui/links';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { nonBreaking } from '@/components/ui/non-breaking';
import { sendDialog as words } from '@/content/send-dialog';
import { doublePress } from './double-press';
import { deviceMailLimit, mailLink, type SendLink, type SendTargets, whatsAppLink } from './enquiry-text';

/** Not in TypeScript's library yet. */
declare const CloseWatcher: new () => EventTarget & { destroy(): void };

/**
 * Mounts the dialog, and unmounts it when it closes.
 * @param text what to send; may be empty
 * @param opener gets the focus when the dialog closes
 */
export function openSendDialog(text: string, targets: SendTargets, opener: HTMLElement): void {
  // Inside the page's element: Headless UI makes inert what contains the dialog's place.
  const element = opener.closest('body > *')!.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const openedAt = performance.now();
  // Android's Back closes it and leaves the page open, in Chrome since 126.
  const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
  const close = () => {
    watcher?.destroy();
    root.unmount();
    element.remove();
    // After Headless UI has restored the focus, which Safari doesn't give to pressed buttons.
    setTimeout(() => opener.focus());
  };
  watcher?.addEventListener('close', close);
  root.render(
    <SendDialog
      text={text}
      targets={targets}
      isDoublePress={() => performance.now() - openedAt < doublePress}
      onClose={close}
    />,
  );
}

type SendDialogProps = {
  text: string;
  targets: SendTargets;
  /** Whether an event may be the second press on the button that opened the dialog. */
  isDoublePress: () => boolean;
  onClose: () => void;
};

/** Says that nothing has been sent, and offers the text to WhatsApp, mail and the clipboard. */
function SendDialog({ text, targets, isDoublePress, onClose }: SendDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (await copyFrom(currentTarget)) announce(status.current!, words.copy.notification);
  };
  const ignoreDoublePress = (event: SyntheticEvent) => {
    if (!isDoublePress()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Dialog
      open
      onClose={() => isDoublePress() || onClose()}
      // Before Headless UI's own listener, which can't tell it from a second press.
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      initialFocus={title}
      className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6 print:hidden"
    >
      <DialogBackdrop className="dialog-backdrop fixed inset-0 bg-backdrop" />
      <DialogPanel
        onClickCapture={ignoreDoublePress}
        className="send-dialog surface-highlight relative w-full border-3 border-ink max-sm:rounded-t-panel max-sm:border-x-0 max-sm:border-b-0 sm:rounded-panel"
      >
        <ErrorBoundary>
          <DialogTitle ref={title} tabIndex={-1} className="text-section outline-none">
            {words.title}
          </DialogTitle>
          <Description className="mt-3.5">{text ? `${words.typed} ${words.notSent}` : words.notSent}</Description>
          <WaysToSend text={text} targets={targets} onCopy={(event) => void copy(event)} />
          <button type="button" onClick={onClose} className="mt-1 min-h-11 w-full font-bold underline">
            {words.dismiss}
          </button>
          <p ref={status} role="status" className="sr-only" />
        </ErrorBoundary>
      </DialogPanel>
    </Dialog>
  );
}

type WaysToSendProps = Pick<SendDialogProps, 'text' | 'targets'> & {
  onCopy: (event: MouseEvent<HTMLButtonElement>) => void;
};

function WaysToSend({ text, targets, onCopy }: WaysToSendProps) {
  const whatsApp = whatsAppLink(targets.whatsApp, text);
  const email = mailLink(targets.mail, text, deviceMailLimit());
  const note = shortenedNote(whatsApp, email);
  return (
    <>
      {note && <p className="mt-3 font-bold">{nonBreaking(note)}</p>}
      <div className="mt-4 grid gap-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          <ButtonLink href={whatsApp.href} className="min-h-16">
            {words.whatsapp}
          </ButtonLink>
          <ButtonLink href={email.href} className="min-h-16">
            {words.email}
          </ButtonLink>
        </div>
        {/* For those without a mail program. */}
        <p className="text-center wrap-anywhere">
          {words.address}{' '}
          <span translate="no" className="select-all">
            <EmailAddress>{decodeURIComponent(new URL(targets.mail).pathname)}</EmailAddress>
          </span>
        </p>
        {text && <CopyButton text={text} words={words.copy} onClick={onCopy} className={buttonVariants.outlined} />}
      </div>
    </>
  );
}

/** Says which of the links have less than was typed. */
function shortenedNote(whatsApp: SendLink, email: SendLink): string | undefined {
  if (whatsApp.isShortened && email.isShortened) return words.shortened.both;
  if (whatsApp.isShortened) return words.shortened.whatsapp;
  if (email.isShortened) return words.shortened.email;
  return undefined;
}

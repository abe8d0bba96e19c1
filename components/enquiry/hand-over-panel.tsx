'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { handOver } from '@/content/hand-over';
import { copyText } from '@/components/copy/copy-text';
import { type Enquiry, type EnquiryLabels, enquiryText, mailHandOver, whatsAppHandOver } from './enquiry-text';
import { ButtonLink, buttonVariants } from '@/components/ui/button-link';
import { KeptTogether } from '@/components/ui/kept-together';

export type HandOverTargets = {
  /** `https://wa.me/91…` */
  whatsApp: string;
  /** `mailto:…?subject=…` */
  mail: string;
};

type HandOverPanelProps = {
  labels: typeof handOver;
  enquiry: Enquiry;
  fields: EnquiryLabels;
  targets: HandOverTargets;
  onDismiss: () => void;
};

const isMenuOpen = () => 'popover' in HTMLElement.prototype && document.querySelector(':popover-open') !== null;

/** Says that nothing has been sent, and offers the text to WhatsApp, mail and the clipboard. */
export function HandOverPanel({ labels, enquiry, fields, targets, onDismiss }: HandOverPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [copying, setCopying] = useState('');
  const text = enquiryText(enquiry, fields);
  const whatsApp = whatsAppHandOver(targets.whatsApp, text);
  const email = mailHandOver(targets.mail, text);
  const cut = whatsApp.isShortened ? (email.isShortened ? 'both' : 'whatsapp') : email.isShortened ? 'email' : null;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Shows all of it, not only the heading.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // Escape belongs to an open menu, or to another part with the focus, such as a notification.
      const island = panel.current!.closest('[data-island]');
      const isOurs = event.target === document.body || island?.contains(event.target as Node);
      if (isOurs && !isMenuOpen()) onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onDismiss]);

  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      className="mt-4 scroll-mt-[min(6rem,15vh)] rounded-panel border-3 border-ink bg-highlight p-4.5"
    >
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1} aria-describedby={`${id}-text`} className="text-title">
        {labels.title}
      </h3>
      <p id={`${id}-text`} className="mt-1">
        <KeptTogether>{labels.text}</KeptTogether>
      </p>
      {cut && (
        <p className="mt-3 font-bold">
          <KeptTogether>{labels.shortened[cut]}</KeptTogether>
        </p>
      )}
      <div className="mt-4 grid gap-3">
        <ButtonLink href={whatsApp.href}>{labels.whatsapp}</ButtonLink>
        <ButtonLink href={email.href} variant="outlined">
          {labels.email}
        </ButtonLink>
        {text && (
          <button
            type="button"
            className={buttonVariants.outlined}
            onClick={async () => setCopying((await copyText(text)) ? labels.copied : labels.copyFailed)}
          >
            {labels.copy}
          </button>
        )}
        <p role="status" className="text-center font-bold empty:-mt-3">
          {copying}
        </p>
        <button type="button" className="min-h-11 font-bold underline" onClick={onDismiss}>
          {labels.dismiss}
        </button>
      </div>
    </section>
  );
}

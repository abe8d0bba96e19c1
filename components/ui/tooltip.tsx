'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** Delays of all tooltips under it, in milliseconds (specification, section 9). */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  text: string;
  /** Also opens by a tap or a key, for a control that does nothing else. */
  opensOnPress?: boolean;
  /** The control, one element that takes a ref. */
  children: ReactElement;
};

const gap = 6;
const edge = 8;

/** Above the control and centred on it; below where there is no room above, and never past the window's edges. */
function place(content: HTMLElement | null, control: HTMLElement | null) {
  if (!content || !control) return;
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const above = top - gap - content.offsetHeight;
  const centred = left + width / 2 - content.offsetWidth / 2;
  const furthest = document.documentElement.clientWidth - edge - content.offsetWidth;
  content.style.top = `${above < edge ? bottom + gap : above}px`;
  content.style.left = `${Math.max(edge, Math.min(centred, furthest))}px`;
}

export function Tooltip({ text, opensOnPress = false, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** With Escape, until focus goes elsewhere. */
  const isDismissed = useRef(false);

  useEffect(() => {
    // The hover or focus that woke the page happened before React could see it.
    const element = trigger.current;
    if (element?.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    else if (element?.matches(':hover') && matchMedia('(hover: hover)').matches)
      element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }, []);

  useEffect(() => {
    // Radix closes a tooltip when the page scrolls, also when it is focus that scrolls its control into view.
    const onScrollEnd = () => {
      if (trigger.current?.matches(':focus-visible') && !isDismissed.current) setIsOpen(true);
    };
    document.addEventListener('scrollend', onScrollEnd);
    return () => document.removeEventListener('scrollend', onScrollEnd);
  }, []);

  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger
        asChild
        ref={trigger}
        onBlur={() => (isDismissed.current = false)}
        onClick={(event) => {
          if (!opensOnPress || (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={isOpen ? document.querySelector('main') : null}>
        <Radix.Content
          onEscapeKeyDown={() => (isDismissed.current = true)}
          ref={(content) => place(content, trigger.current)}
          className="fixed z-30 w-max rounded-tag border-2 border-on-board bg-board px-2.5 py-1 font-bold text-on-board"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

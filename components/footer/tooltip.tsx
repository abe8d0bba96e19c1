'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** Sets the delays of the tooltips inside, in milliseconds (specification, section 9). */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  text: string;
  /** Also opens by a tap or a key, for controls that do nothing else. */
  opensOnPress?: boolean;
  /** The control: one element that accepts a ref. */
  children: ReactElement;
};

export function Tooltip({ text, opensOnPress = false, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** Closed with Escape, until the focus leaves the control. */
  const isDismissed = useRef(false);

  useEffect(() => {
    // The hover or focus that hydrated the island happened before React could handle it.
    const element = trigger.current;
    if (element?.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    else if (element?.matches(':hover') && matchMedia('(hover: hover)').matches)
      element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }, []);

  useEffect(() => {
    // Radix closes a tooltip when the page scrolls, even if the focus scrolled it into view.
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
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={() => (isDismissed.current = true)}
          className="z-30 w-max rounded-tag border-2 border-ink bg-highlight px-2.5 py-1 font-bold"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

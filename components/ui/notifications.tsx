'use client';

import * as Toast from '@radix-ui/react-toast';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

type Notification = { id: number; text: string };

const listeners = new Set<(text: string) => void>();

/** Shows a text in the page's notification region. */
export function notify(text: string): void {
  listeners.forEach((listener) => listener(text));
}

const unchanging = () => () => {};

type NotificationsProps = {
  /** Names the region and its key: "Notifications (Alt+T)". */
  label: string;
  /** What a screen reader says before each text. */
  prefix: string;
  closeLabel: string;
  closeIcon: ReactNode;
};

/**
 * The notification region of a page, once. Radix starts a swipe after 10 px of touch and 2 px of any other pointer, as the
 * specification has it. It appears only in the browser: its style attributes have no place in the exported HTML.
 */
export function Notifications({ label, prefix, closeLabel, closeIcon }: NotificationsProps) {
  const isInBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const [latest, setLatest] = useState<Notification | null>(null);

  useEffect(() => {
    let id = 0;
    const show = (text: string) => setLatest({ id: ++id, text });
    listeners.add(show);
    return () => void listeners.delete(show);
  }, []);

  if (!isInBrowser) return null;
  return (
    <Toast.Provider label={prefix} swipeDirection="right">
      {latest && (
        <Toast.Root
          key={latest.id}
          type="background"
          onOpenChange={(isOpen) => !isOpen && setLatest(null)}
          className="notification flex items-center justify-between gap-3 rounded-control border-3 border-on-board bg-board pl-4 text-on-board"
        >
          <Toast.Title className="py-2.5 font-bold">{latest.text}</Toast.Title>
          <Toast.Close aria-label={closeLabel} className="flex target shrink-0 items-center justify-center">
            {closeIcon}
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['altKey', 'KeyT']}
        label={label}
        className="fixed inset-x-4 bottom-24 z-30 rounded-control sm:right-6 sm:left-auto sm:w-80 lg:bottom-6 print:hidden"
      />
    </Toast.Provider>
  );
}

'use client';

import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- As props, its copy would be in every page.
import { notifications } from '@/content/notifications';

type Notification = { id: number; text: string };

/**
 * The notification region of a page. It replaces the plain text that components/copy/copy.client.ts
 * writes. Radix starts a swipe after 10 px of touch and 2 px of other pointers, as specified.
 */
export default function Notifications() {
  // Radix renders style attributes, which the policy refuses in HTML but allows scripts to set.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [latest, setLatest] = useState<Notification | null>(null);

  useEffect(() => {
    const notice = document.querySelector('[data-notice]');
    if (!notice) return;
    const takeOver = () => {
      const text = notice.textContent;
      if (!text) return;
      notice.textContent = '';
      setLatest((current) => ({ id: (current?.id ?? 0) + 1, text }));
    };
    const observer = new MutationObserver(takeOver);
    observer.observe(notice, { childList: true });
    takeOver();
    return () => observer.disconnect();
  }, []);

  return (
    isHydrated && (
      <Toast.Provider label={notifications.prefix} swipeDirection="right">
        {latest && (
          <Toast.Root
            key={latest.id}
            type="background"
            onOpenChange={(isOpen) => !isOpen && setLatest(null)}
            className="flex items-center justify-between gap-3 rounded-control border-3 border-ink bg-highlight pl-4"
          >
            <Toast.Title className="py-2.5 font-bold">{latest.text}</Toast.Title>
            <Toast.Close
              aria-label={notifications.close}
              className="flex min-h-11 min-w-11 shrink-0 items-center justify-center"
            >
              <X aria-hidden="true" className="size-5" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport
          hotkey={['altKey', 'KeyT']}
          label={notifications.region}
          className="fixed right-4 bottom-24 z-30 w-72 max-w-[calc(100%-2rem)] rounded-control lg:bottom-6 print:hidden"
        />
      </Toast.Provider>
    )
  );
}

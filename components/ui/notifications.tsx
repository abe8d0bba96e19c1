'use client';

import { type ReactNode, Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { Notification } from './notification-region';

const listeners = new Set<(text: string) => void>();

/** Shows a text in the page's notification region. */
export function notify(text: string): void {
  listeners.forEach((listener) => listener(text));
}

const NotificationRegion = lazy(() => import('./notification-region'));

const isHotkey = ({ altKey, code }: KeyboardEvent) => altKey && code === 'KeyT';

type NotificationsProps = {
  /** Names the region and its key: "Notifications (Alt+T)". */
  label: string;
  /** What a screen reader says before each text. */
  prefix: string;
  closeLabel: string;
  closeIcon: ReactNode;
};

/**
 * The notification region of a page, once. Radix's toasts are fetched with the first notification or the first press of
 * the region's key: most visitors need neither. It appears only in the browser, where its style attributes do no harm.
 */
export function Notifications(props: NotificationsProps) {
  const [latest, setLatest] = useState<Notification | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const missedKey = useRef<KeyboardEvent>(undefined);

  useEffect(() => {
    let id = 0;
    const show = (text: string) => {
      setLatest({ id: ++id, text });
      setIsWanted(true);
    };
    listeners.add(show);
    return () => void listeners.delete(show);
  }, []);

  useEffect(() => {
    if (isWanted) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHotkey(event)) return;
      missedKey.current = event;
      setIsWanted(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWanted]);

  const onDismiss = useCallback(() => setLatest(null), []);
  const onReady = useCallback(() => {
    // The key that asked for the region was pressed before the region could hear it.
    if (missedKey.current) document.dispatchEvent(new KeyboardEvent('keydown', missedKey.current));
    missedKey.current = undefined;
  }, []);

  if (!isWanted) return null;
  return (
    <Suspense>
      <NotificationRegion {...props} latest={latest} onDismiss={onDismiss} onReady={onReady} />
    </Suspense>
  );
}

'use client';

import * as Toast from '@radix-ui/react-toast';
import { type ReactNode, useEffect } from 'react';

export type Notification = { id: number; text: string };

type NotificationRegionProps = {
  /** Names the region and its key: "Notifications (Alt+T)". */
  label: string;
  /** What a screen reader says before each text. */
  prefix: string;
  closeLabel: string;
  closeIcon: ReactNode;
  latest: Notification | null;
  onDismiss: () => void;
  onReady: () => void;
};

/** Radix starts a swipe after 10 px of touch and 2 px of any other pointer, as the specification has it. */
export default function NotificationRegion(props: NotificationRegionProps) {
  const { label, prefix, closeLabel, closeIcon, latest, onDismiss, onReady } = props;
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider label={prefix} swipeDirection="right">
      {latest && (
        <Toast.Root
          key={latest.id}
          type="background"
          onOpenChange={(isOpen) => !isOpen && onDismiss()}
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
        className="fixed right-4 bottom-24 z-30 w-72 rounded-control lg:bottom-6 print:hidden"
      />
    </Toast.Provider>
  );
}

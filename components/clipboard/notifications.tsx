import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { notifications as words } from '@/content/notifications';

let root: Root | undefined;
let count = 0;

/** Shows a notification, which replaces the previous one. The first one mounts the region. */
export function notify(text: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  count += 1;
  root.render(<Notifications id={count} text={text} />);
}

/** Radix starts a swipe after 10 px of touch and 2 px of other pointers, as specified. */
function Notifications({ id, text }: { id: number; text: string }) {
  return (
    <Toast.Provider label={words.prefix} swipeDirection={document.dir === 'rtl' ? 'right' : 'left'}>
      <Toast.Root
        key={id}
        type="background"
        className="notification surface-panel flex items-center justify-between gap-3 rounded-control border-3 border-on-panel ps-4"
      >
        <Toast.Title className="py-2.5 font-bold">{text}</Toast.Title>
        <Toast.Close aria-label={words.close} className="flex min-h-11 min-w-11 shrink-0 items-center justify-center">
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={['altKey', 'KeyT']}
        label={words.region}
        className="fixed start-4 bottom-24 z-30 max-w-[min(18rem,100%-2rem)] rounded-control lg:bottom-6 print:hidden"
      />
    </Toast.Provider>
  );
}

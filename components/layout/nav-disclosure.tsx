'use client';

import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Island } from '@/components/ui/island';

type NavDisclosureProps = {
  id: string;
  /** Names the toggle: "Services menu". */
  toggleLabel: string;
  /** The top-level link beside the toggle. */
  link: ReactNode;
  children: ReactNode;
};

/** How the panel came to be open: a click pins it, so that a hover that ends does not close what was clicked open. */
type Opening = 'closed' | 'hover' | 'pinned';

const closeDelay = 250;

/**
 * A top-level link with a toggle for its panel, after the APG's disclosure navigation. Until React is here, CSS opens the
 * panel on hover and keyboard focus (`data-open` is absent); from then on this component decides.
 */
export function NavDisclosure({ id, toggleLabel, link, children }: NavDisclosureProps) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = opening !== null && opening !== 'closed';

  useEffect(() => {
    // Take over from CSS in the state it is in, so that nothing flickers under the pointer that woke it.
    const isHovered = root.current?.matches(':hover');
    const isFocused = fold.current?.matches(':has(:focus-visible)');
    setOpening((current) => current ?? (isFocused ? 'pinned' : isHovered ? 'hover' : 'closed'));
    return () => clearTimeout(closing.current);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      setOpening('closed');
    };
    const onPress = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpening('closed');
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(closing.current);
    setOpening((current) => (current === 'pinned' ? current : 'hover'));
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    closing.current = setTimeout(() => setOpening((current) => (current === 'hover' ? 'closed' : current)), closeDelay);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.target === toggle.current) setOpening('pinned');
  };
  const onBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget) && !root.current?.matches(':hover')) setOpening('closed');
  };

  return (
    <Island className="h-full">
      {/* The handlers only watch what its link and button do; the element itself is not a control. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className="nav-item flex h-full items-center"
        data-open={opening === null ? undefined : isOpen}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onKeyUp={onKeyUp}
        onBlur={onBlur}
      >
        {link}
        {/* One element around both: while the focus moves from the toggle into the panel, it never leaves it. */}
        <div ref={fold} className="nav-fold contents">
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={toggleLabel}
            className="-ml-2 flex target items-center justify-center"
            onClick={() => setOpening((current) => (current === 'pinned' ? 'closed' : 'pinned'))}
          >
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
          <div id={id} className="nav-panel">
            {children}
          </div>
        </div>
      </div>
    </Island>
  );
}

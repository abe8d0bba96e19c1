import { Island } from '@/components/islands/island';

/** For pages with copy buttons: a plain status, and the notifications that replace it. */
export function PageNotifications() {
  return (
    <div className="print:hidden">
      <Island name="notifications" />
      {/* Not hidden while empty: screen readers announce only changes in a visible region. */}
      <p
        role="status"
        data-notice=""
        className="pointer-events-none fixed inset-x-4 bottom-24 z-30 ml-auto max-w-72 rounded-control border-3 border-ink bg-highlight px-4 py-2.5 font-bold empty:opacity-0 lg:bottom-6"
      />
    </div>
  );
}

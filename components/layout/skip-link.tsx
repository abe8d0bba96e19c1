export const mainId = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-50 rounded-control bg-board p-3 font-bold text-on-board focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}

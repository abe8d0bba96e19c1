export const mainId = 'main';

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className="skip-link rounded-control bg-board px-3 py-3 font-bold text-on-board">
      Skip to content
    </a>
  );
}

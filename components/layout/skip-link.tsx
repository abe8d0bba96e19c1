export const mainId = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="absolute -top-24 rounded-control bg-board px-3 py-3 font-bold text-on-board focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      Skip to content
    </a>
  );
}

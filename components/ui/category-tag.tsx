type CategoryTagProps = { name: string };

/** The name of a service's category, in its colour. */
export function CategoryTag({ name }: CategoryTagProps) {
  return (
    <p className="w-fit rounded-tag bg-line px-2.5 py-1 text-center font-display text-base/snug font-bold text-on-line uppercase">
      {name}
    </p>
  );
}

/** The five lines side by side, as a border. */
export function LineStripes() {
  return (
    <div aria-hidden="true">
      <div className="bg-build h-1" />
      <div className="bg-platforms h-1" />
      <div className="bg-grow h-1" />
      <div className="bg-design h-1" />
      <div className="bg-equip h-1" />
    </div>
  );
}

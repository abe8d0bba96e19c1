/** The five lines side by side, as a border. */
export function LineStripes() {
  return (
    <div aria-hidden="true">
      <div className="h-1 bg-build" />
      <div className="h-1 bg-platforms" />
      <div className="h-1 bg-grow" />
      <div className="h-1 bg-design" />
      <div className="h-1 bg-equip" />
    </div>
  );
}

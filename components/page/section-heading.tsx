type SectionHeadingProps = {
  id: string;
  title: string;
  lead?: string;
};

export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="max-w-text">
      <h2 id={id} className="track-stop relative text-heading">
        {title}
      </h2>
      {lead && <p className="mt-3 text-lead text-pretty text-ink-soft">{lead}</p>}
    </div>
  );
}

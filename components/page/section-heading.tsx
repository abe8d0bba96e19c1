type SectionHeadingProps = {
  id: string;
  title: string;
  lead?: string;
  /** Over something as wide as the page. */
  isWide?: boolean;
};

export function SectionHeading({ id, title, lead, isWide = false }: SectionHeadingProps) {
  return (
    <div className={isWide ? 'max-w-264' : 'max-w-184'}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-3 text-pretty text-ink-soft lg:text-lead">{lead}</p>}
    </div>
  );
}

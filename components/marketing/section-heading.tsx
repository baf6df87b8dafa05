/** The title of a section of the landing page, with a sentence below it. */
export function SectionHeading({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="heading-1">
        {title}
      </h2>
      <p className="pt-3 text-lg text-muted">{text}</p>
    </div>
  );
}

export type LegalSection = { title: string; paragraphs: readonly string[] };

type LegalPageProps = { title: string; introduction: string; sections: readonly LegalSection[] };

const CONTACT = 'hello@makerfront.example';

/** A legal text: numbered sections in a narrow column. */
export function LegalPage({ title, introduction, sections }: LegalPageProps) {
  return (
    <article className="page-width py-12 sm:py-20">
      <div className="mx-auto max-w-[68ch]">
        <h1 className="heading-1">{title}</h1>
        <p className="pt-3 text-muted">Effective November 1, 2026</p>
        <p className="pt-6 text-lg">{introduction}</p>
        {sections.map((section, index) => (
          <section key={section.title} className="pt-10">
            <h2 className="heading-2">
              {index + 1}. {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="pt-3 leading-relaxed">
                <WithContactLink text={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** A text in which our e-mail address becomes a link. */
function WithContactLink({ text }: { text: string }) {
  const [before, after] = text.split(CONTACT);
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <a href={`mailto:${CONTACT}`} className="underline underline-offset-4">
        {CONTACT}
      </a>
      {after}
    </>
  );
}

import { CONTACT_ADDRESS } from '@/lib/messages/en/marketing/contact-address';
import { type LegalText, legalSentences } from '@/lib/messages/en/marketing/legal';
import { formatLongDate } from '@/lib/time/format-date';

/** Since when both texts hold. */
const EFFECTIVE = '2026-11-01';

/** A legal text: numbered sections in a narrow column. */
export function LegalPage({ text: { title, introduction, sections } }: { text: LegalText }) {
  return (
    <article className="page-width py-12 sm:py-20">
      <div className="mx-auto max-w-[68ch]">
        <h1 className="heading-1">{title}</h1>
        <p className="pt-3 text-muted">{legalSentences.effective(formatLongDate(EFFECTIVE))}</p>
        <p className="pt-6 text-lg">{introduction}</p>
        {sections.map((section, index) => (
          <section key={section.title} className="pt-10">
            <h2 className="heading-2">{legalSentences.sectionTitle(index + 1, section.title)}</h2>
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
  const [before, after] = text.split(CONTACT_ADDRESS);
  return after === undefined ? (
    text
  ) : (
    <>
      {before}
      <a href={`mailto:${CONTACT_ADDRESS}`} className="underline underline-offset-4">
        {CONTACT_ADDRESS}
      </a>
      {after}
    </>
  );
}

import { Link } from '@/components/ui/links/link';
import { Sentence } from '@/components/ui/sentence';
import { CONTACT_ADDRESS } from '@/lib/messages/en/marketing/contact-address';
import { landingSentences } from '@/lib/messages/en/marketing/landing';

const say = landingSentences.contact;

/** What the section says: that one asks for a store, or, where everybody opens one, that one may also wait. */
export const ContactWords = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <h2 id="contact-title" className="heading-1">
      {isOpen ? say.openTitle : say.title}
    </h2>
    <p className="max-w-prose pt-3 text-lg">{isOpen ? say.openText : say.text}</p>
  </>
);

/** The section in which makers leave their address. `words` say what for; `children` is the form. */
export function Contact({ words, children }: { words: React.ReactNode; children: React.ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-brand">
      <div className="page-width grid items-center gap-8 py-16 sm:py-24 lg:grid-cols-2 lg:gap-16">
        <div className="text-on-brand">
          {words}
          <p className="max-w-prose pt-4 text-lg">
            <Sentence
              parts={say.question(
                <a
                  href={`mailto:${CONTACT_ADDRESS}`}
                  className="underline underline-offset-4 hover:decoration-2 focus-visible:outline-white"
                >
                  {CONTACT_ADDRESS}
                </a>,
              )}
            />
          </p>
        </div>
        <div className="rounded-card bg-surface p-6 sm:p-8">
          {children}
          <p className="pt-4 text-sm text-muted sm:pt-2">
            <Sentence
              parts={say.privacy((words) => (
                <Link href="/privacy" className="underline underline-offset-4 hover:text-ink">
                  {words}
                </Link>
              ))}
            />
          </p>
        </div>
      </div>
    </section>
  );
}

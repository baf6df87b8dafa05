import Link from 'next/link';

/** The section in which makers ask for a store. `children` is the form. */
export function Contact({ children }: { children: React.ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-brand">
      <div className="page-width grid items-center gap-8 py-16 sm:py-24 lg:grid-cols-2 lg:gap-16">
        <div className="text-on-brand">
          <h2 id="contact-title" className="heading-1">
            Ask for your store
          </h2>
          <p className="max-w-prose pt-3 text-lg">
            We open stores a few at a time, so that each one starts well. Leave your email and we will write
            when your place is ready.
          </p>
          <p className="max-w-prose pt-4 text-lg">
            A question first? Write to{' '}
            <a
              href="mailto:hello@makerfront.example"
              className="underline underline-offset-4 hover:decoration-2 focus-visible:outline-white"
            >
              hello@makerfront.example
            </a>
            .
          </p>
        </div>
        <div className="rounded-card bg-surface p-6 sm:p-8">
          {children}
          <p className="pt-4 text-sm text-muted sm:pt-2">
            We use your address to write to you about Makerfront and for nothing else. More in our{' '}
            <Link href="/privacy" className="underline underline-offset-4 hover:text-ink">
              privacy policy
            </Link>
            .
          </p>
        </div>
      </div>
    </section>
  );
}

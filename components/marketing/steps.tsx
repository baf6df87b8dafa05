import { landingSentences } from '@/lib/messages/en/marketing/landing';

const say = landingSentences.steps;

/** The steps from here to a store that sells. */
export function Steps({ isOpen }: { isOpen: boolean }) {
  const [first, ...others] = say.inOrder;
  const steps = [isOpen ? say.openFirst : first, ...others].filter((step) => step !== undefined);
  return (
    <section aria-labelledby="steps-title" className="border-y border-line bg-sunken">
      <div className="page-width py-16 sm:py-24">
        <h2 id="steps-title" className="heading-1">
          {say.title}
        </h2>
        <ol className="grid gap-8 pt-8 md:grid-cols-3 md:gap-10 md:pt-12">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-t border-line-strong pt-5 md:block"
            >
              <span aria-hidden="true" className="font-display text-4xl font-medium leading-none text-brand">
                {index + 1}
              </span>
              <div>
                <h3 className="heading-2 md:pt-4">{title}</h3>
                <p className="max-w-prose pt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { landingSentences } from '@/lib/messages/en/marketing/landing';
import { AddressVignette, PersonalizationVignette, TeamVignette } from './feature-vignettes';
import { AdminVignette, CheckoutVignette, SeparationVignette } from './feature-vignettes-shop';
import { SectionHeading } from './section-heading';

const say = landingSentences.features;

const FEATURES = [
  { ...say.address, vignette: <AddressVignette /> },
  { ...say.personalization, vignette: <PersonalizationVignette /> },
  { ...say.teamOrders, vignette: <TeamVignette /> },
  { ...say.checkout, vignette: <CheckoutVignette /> },
  { ...say.admin, vignette: <AdminVignette /> },
  { ...say.separation, vignette: <SeparationVignette /> },
] as const;

/** What a store on Makerfront can do. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="page-width py-16 sm:py-24">
      <SectionHeading id="features-title" title={say.title} text={say.text} />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 pt-10 sm:pt-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
        {FEATURES.map(({ title, text, vignette }) => (
          <li key={title}>
            <div
              aria-hidden="true"
              className="flex h-52 items-center justify-center rounded-card border border-line bg-sunken p-5"
            >
              {vignette}
            </div>
            <h3 className="heading-2 pt-5">{title}</h3>
            <p className="max-w-prose text-pretty pt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { landingSentences } from '@/lib/messages/en/marketing/landing';
import { cents, formatCents } from '@/lib/money/cents';
import { platformFeeFor } from '@/lib/payments/fees';
import { FEE_FIXED, FEE_PERCENT, PLATFORM_FEE } from './platform-fee';
import { SectionHeading } from './section-heading';

const say = landingSentences.pricing;

const ORDER = cents(6_400);
const fee = platformFeeFor(ORDER, PLATFORM_FEE);
const EXAMPLE = [
  { label: say.customerPays, amount: formatCents(ORDER) },
  {
    label: say.percentOf(FEE_PERCENT, formatCents(ORDER)),
    amount: formatCents(cents(fee - PLATFORM_FEE.fixedCents)),
  },
  { label: say.fixedPart, amount: FEE_FIXED },
] as const;

/** Makerfront's price, with an example order calculated to the cent. */
export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="page-width py-16 sm:py-24">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading id="pricing-title" title={say.title} text={say.text} />
          <p className="pt-8 font-display text-[clamp(2.25rem,1.6rem+3vw,3.5rem)] font-medium leading-none tracking-[-0.02em] text-brand">
            {say.fee(FEE_PERCENT, FEE_FIXED)}
          </p>
          <p className="pt-3 text-lg">{say.perTransaction}</p>
          <p className="max-w-prose pt-6 text-muted">{say.explained}</p>
        </div>
        <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
          <h3 className="heading-2">{say.exampleTitle(formatCents(ORDER))}</h3>
          <dl className="pt-4 text-lg tabular-nums">
            {EXAMPLE.map(({ label, amount }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
                <dt className="text-muted">{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 pt-4 font-semibold">
              <dt>{say.ourFee}</dt>
              <dd>{formatCents(fee)}</dd>
            </div>
          </dl>
          <p className="pt-3 text-muted">{say.left(formatCents(cents(ORDER - fee)))}</p>
        </div>
      </div>
    </section>
  );
}

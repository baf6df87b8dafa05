import { cents, formatCents } from '@/lib/money/cents';
import { platformFeeFor } from '@/lib/payments/fees';
import { SectionHeading } from './section-heading';

/** The only price (specification §1 and §9): 2.9% + $0.30 per transaction. */
const FEE = { basisPoints: 290, fixedCents: cents(30) };
const ORDER = cents(6_400);

const fee = platformFeeFor(ORDER, FEE);
const EXAMPLE = [
  { label: 'A customer pays', amount: formatCents(ORDER) },
  { label: `2.9% of ${formatCents(ORDER)}`, amount: formatCents(cents(fee - FEE.fixedCents)) },
  { label: 'Fixed part', amount: formatCents(FEE.fixedCents) },
] as const;

/** Makerfront's price, with an example order calculated to the cent. */
export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="page-width py-16 sm:py-24">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading
            id="pricing-title"
            title="You pay when you sell"
            text="One price for every store, with everything on this page included."
          />
          <p className="pt-8 font-display text-[clamp(2.25rem,1.6rem+3vw,3.5rem)] font-medium leading-none tracking-[-0.02em] text-brand">
            2.9% + $0.30
          </p>
          <p className="pt-3 text-lg">per transaction, no monthly fee</p>
          <p className="max-w-prose pt-6 text-muted">
            The percentage is of the order total, rounded to the cent. PayPal charges its own fee for
            processing the payment; that one is between you and PayPal and is not part of ours.
          </p>
        </div>
        <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
          <h3 className="heading-2">A {formatCents(ORDER)} order, worked out</h3>
          <dl className="pt-4 text-lg tabular-nums">
            {EXAMPLE.map(({ label, amount }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
                <dt className="text-muted">{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 pt-4 font-semibold">
              <dt>Makerfront’s fee</dt>
              <dd>{formatCents(fee)}</dd>
            </div>
          </dl>
          <p className="pt-3 text-muted">
            {formatCents(cents(ORDER - fee))} is left for you, before PayPal’s fee.
          </p>
        </div>
      </div>
    </section>
  );
}

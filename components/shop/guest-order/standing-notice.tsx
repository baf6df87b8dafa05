import { classNames } from '@/components/ui/class-names';
import type { GuestStanding } from '@/lib/orders/guest/guest-standing';
import { OrderProgress } from './order-progress';

const TONES: Record<GuestStanding['kind'], string> = {
  good: 'border-line bg-surface',
  waiting: 'border-warning/30 bg-warning-tint',
  closed: 'border-line-strong/50 bg-sunken',
};

/** The order's state: a title, a sentence, and its steps. */
export function StandingNotice({ standing: { kind, title, text, steps } }: { standing: GuestStanding }) {
  return (
    <section className={classNames('flex flex-col gap-6 rounded-card border p-5 sm:p-6', TONES[kind])}>
      <div>
        <h2 className="heading-2">{title}</h2>
        <p className="mt-2 max-w-prose">{text}</p>
      </div>
      {steps && <OrderProgress steps={steps} />}
    </section>
  );
}

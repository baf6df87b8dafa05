import { classNames } from '@/components/ui/class-names';
import type { Charge } from '@/lib/orders/charges';
import { chargesView } from '@/lib/orders/views/charges-view';

type ChargeRowsProps = { charges: readonly Charge[]; className?: string };

/** The charges between an order's lines and its total, as rows of a description list; none for no charges. */
export const ChargeRows = ({ charges, className }: ChargeRowsProps) =>
  chargesView(charges).rows.map(({ key, label, amount }) => (
    <div key={key} className={classNames('flex items-baseline justify-between gap-6', className)}>
      <dt className="min-w-0 break-words text-muted">{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
    </div>
  ));

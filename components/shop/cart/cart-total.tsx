import { ChargeRows } from '@/components/orders/charge-rows';
import { chargeSentences } from '@/lib/messages/en/orders/charges';
import { formatCents } from '@/lib/money/cents';
import type { CartPrice } from './use-quote';

type CartTotalProps = {
  price: CartPrice;
  testId: string;
  /** Whether screen readers announce changes. */
  isLive?: boolean;
};

/** The cart's total, with its discounts and additions. */
export const CartTotal = ({ price, testId, isLive = false }: CartTotalProps) => (
  <dl className="flex flex-col gap-2">
    <ChargeRows charges={price.charges} />
    <div className="flex items-baseline justify-between gap-4 text-xl font-semibold">
      <dt>{chargeSentences.total}</dt>
      <dd className="tabular-nums" aria-live={isLive ? 'polite' : undefined} data-testid={testId}>
        {formatCents(price.totalCents)}
      </dd>
    </div>
  </dl>
);

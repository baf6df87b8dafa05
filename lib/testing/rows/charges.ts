import { cents } from '@/lib/money/cents';
import { type Charge, chargeOf } from '@/lib/orders/charges';

/** The charges of an order that costs its lines: goods, and what sizes add. */
export const chargesOfLines = (total: number, upcharges = 0): Charge[] => [
  chargeOf('goods', cents(total - upcharges)),
  ...(upcharges === 0 ? [] : [chargeOf('upcharges', cents(upcharges))]),
];

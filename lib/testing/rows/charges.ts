import { cents } from '@/lib/money/cents';
import { type Charge, chargeOf } from '@/lib/orders/charges';

/** The charges of an order without discount, shipping or tax: goods and upcharges. */
export const chargesOfLines = (total: number, upcharges = 0): Charge[] => [
  chargeOf('goods', cents(total - upcharges)),
  ...(upcharges === 0 ? [] : [chargeOf('upcharges', cents(upcharges))]),
];

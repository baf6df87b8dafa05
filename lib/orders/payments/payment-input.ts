// The requests to open an order for payment, and to capture the payment.
import { z } from 'zod';
import { asOrderId } from '@/lib/ids';
import { amountInput } from '@/lib/money/amount-input';
import { boundedText } from '@/lib/text/bounded-text';

export const startPaymentInput = z.object({
  tenant_id: z.uuid(),
  order_id: z.uuid().transform(asOrderId),
  /** The amount that the page shows. It is compared with the order's total, and never charged. */
  amount: amountInput,
});

export const capturePaymentInput = z.object({
  tenant_id: z.uuid(),
  paypal_order_id: boundedText(64).regex(/^[A-Za-z0-9-]{1,64}$/),
});

// An alert as the shop's people see it. Safe for the browser.
import type { OrderId } from '@/lib/ids';
import { DEFAULT_CURRENCY } from '@/lib/language';
import { messages } from '@/lib/messages';
import { payPalReferenceSentences } from '@/lib/messages/en/orders/paypal-reference';
import { amountText, cents } from '@/lib/money/cents';
import type { OrderAlertKind } from './order-alert';

export type OrderAlertView = {
  id: string;
  orderId: OrderId;
  orderNumber: number;
  customerName: string;
  /** What happened. */
  title: string;
  /** What to do about it. */
  advice: string;
  /** The id to look up at PayPal; null if there is none. */
  reference: string | null;
  createdAt: Date;
};

/** The known details of an alert. */
export type AlertDetail = {
  amountCents?: number | undefined;
  currency?: string | undefined;
  paypalCaptureId?: string | undefined;
  paypalRefundId?: string | undefined;
  paypalOrderId?: string | undefined;
};

/** An alert in words. */
export function alertWords(
  kind: OrderAlertKind,
  { amountCents, currency, paypalCaptureId, paypalRefundId, paypalOrderId }: AlertDetail,
): Pick<OrderAlertView, 'title' | 'advice' | 'reference'> {
  const { title, advice } = messages.orderAlert.kinds[kind];
  const transaction = paypalRefundId ?? paypalCaptureId;
  const reference =
    transaction !== undefined
      ? payPalReferenceSentences.transaction(transaction)
      : paypalOrderId !== undefined
        ? payPalReferenceSentences.order(paypalOrderId)
        : null;
  return {
    title: title(
      amountCents === undefined ? null : amountText(cents(amountCents), currency ?? DEFAULT_CURRENCY),
    ),
    advice,
    reference,
  };
}

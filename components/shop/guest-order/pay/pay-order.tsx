'use client';
import dynamic from 'next/dynamic';
import type { PaymentSettings } from '@/components/shop/checkout/payment-button';
import { ContactLink } from '@/components/shop/frame/contact-link';
import type { PlacedOrder } from '@/components/shop/shop-api';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import { useOrderPayment } from './use-order-payment';

// Other orders' pages do not load PayPal's button.
const PaymentButton = dynamic(
  () => import('@/components/shop/checkout/payment-button').then((module) => module.PaymentButton),
  { loading: () => <Spinner label={checkoutFormSentences.loadingPayPal} /> },
);

export type LinkPaymentOnPage = {
  tenantId: string;
  /** With a proof for paying it, which lasts some hours. */
  order: PlacedOrder;
  /** Null for a shop that has disconnected PayPal meanwhile. */
  settings: PaymentSettings | null;
};

/** Pays an order that was entered by hand, as it stands in the shop's rows. */
export function PayOrder({ tenantId, order, settings }: LinkPaymentOnPage) {
  const { message, hint, progress, isOver, ...payment } = useOrderPayment(tenantId, order);
  return (
    <div className="flex max-w-md flex-col gap-4">
      {message && (
        <Notice kind="error">
          <p>{message}</p>
          {hint && <p className="mt-2">{hint}</p>}
          <ContactLink sentence={message} />
        </Notice>
      )}
      <p role="status" className="text-muted empty:hidden">
        {progress}
      </p>
      {settings === null ? (
        <Notice kind="info">
          <p>{checkoutSentences.paymentNotConfigured}</p>
          <ContactLink sentence={checkoutSentences.paymentNotConfigured} />
        </Notice>
      ) : (
        !isOver && (
          <div className="relative z-0">
            <PaymentButton {...settings} {...payment} />
          </div>
        )
      )}
    </div>
  );
}

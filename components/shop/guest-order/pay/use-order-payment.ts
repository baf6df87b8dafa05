'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { paymentRefusal } from '@/components/shop/checkout/order-refusal';
import { takePayment } from '@/components/shop/checkout/payment-outcome';
import { type PlacedOrder, startPayment } from '@/components/shop/shop-api';
import { payOrderSentences as say } from '@/lib/messages/en/orders/pay-order';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';

type PaymentState = {
  message: string | null;
  /** What to do next, shown after the message. */
  hint: string | null;
  progress: string | null;
  /** It can no longer be paid here: the button goes. */
  isOver: boolean;
};

const IDLE: PaymentState = { message: null, hint: null, progress: null, isOver: false };

/** The steps of paying an order that is there: open it at PayPal, capture what was approved, show the result. */
export function useOrderPayment(tenantId: string, order: PlacedOrder) {
  const router = useRouter();
  const [state, setState] = useState(IDLE);
  // PayPal reports an error of `start` a second time, as an error of its own without our sentence.
  const hasOwnMessage = useRef(false);
  /** Approved, and the result is not known. */
  const approved = useRef<string | null>(null);
  /** The PayPal order that the window is open for. */
  const opened = useRef<string | null>(null);

  const show = (changes: Partial<PaymentState>) => setState({ ...IDLE, ...changes });

  function stop(message: string, isOver = false): never {
    hasOwnMessage.current = true;
    show({ message, isOver });
    throw new Error(message);
  }

  async function start(): Promise<string> {
    show({ progress: say.opening });
    const opening = await startPayment(tenantId, order);
    if (!opening.ok) {
      const { code } = opening.error;
      if (code === 'token_expired') {
        return stop(say.pageTooOld);
      }
      if (code === 'order_not_payable') {
        return stop(say.over, true);
      }
      return stop(
        code === 'out_of_stock' ? say.soldOut : paymentRefusal(opening.error).message,
        code === 'out_of_stock',
      );
    }
    const { id, is_decided: isDecided } = opening.value;
    if (isDecided) {
      // Paid in another tab, or marked as paid by the shop: there is nothing to approve.
      hasOwnMessage.current = true;
      void finish(id);
      throw new Error('This order is paid already');
    }
    opened.current = id;
    show({ progress: checkoutFormSentences.waitingForApproval });
    return id;
  }

  async function finish(paypalOrderId: string, restart?: () => void, failure?: string): Promise<void> {
    show({ progress: checkoutFormSentences.completingPayment });
    approved.current = paypalOrderId;
    const { outcome } = await takePayment(tenantId, { paypalOrderId, checkoutToken: order.checkout_token });
    const { next, message } = outcome;
    if (next === 'unsure') {
      show({ message, hint: checkoutSentences.unsureHint });
      return;
    }
    approved.current = null;
    if (next === 'done') {
      show({ progress: checkoutFormSentences.orderPlaced, isOver: true });
      // In its place: going back must not ask for the money again.
      router.replace(`/order-success/${order.order_id}`);
      return;
    }
    show({
      message: next === 'retry' && failure !== undefined ? failure : message,
      isOver: next === 'closed' || next === 'cart_paid',
    });
    if (next === 'choose') {
      restart?.();
    }
  }

  return {
    ...state,
    /** Asks for the result of an approved payment first, instead of letting somebody pay again. */
    canStart: (): boolean => {
      hasOwnMessage.current = false;
      opened.current = null;
      if (approved.current !== null) {
        void finish(approved.current);
        return false;
      }
      show({});
      return true;
    },
    start,
    finish: (paypalOrderId: string, restart: () => void) => finish(paypalOrderId, restart),
    onCancel: () => show({ message: checkoutSentences.paymentNotCompleted }),
    onError: () => {
      if (hasOwnMessage.current) {
        return;
      }
      if (opened.current === null) {
        show({ message: checkoutSentences.paymentFailed });
        return;
      }
      // The window failed, but the payment may have succeeded, for example in another tab.
      void finish(opened.current, undefined, checkoutSentences.paymentFailed);
    },
  };
}

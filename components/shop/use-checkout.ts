'use client';
// The checkout's course: check the form, place the order, open it at PayPal, take the money, say how it went.
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { cartTotal } from '@/lib/cart/cart';
import { messages } from '@/lib/messages';
import { formatCents } from '@/lib/money/cents';
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  fieldOfPath,
  validateCheckout,
} from '@/lib/orders/validate-checkout';
import { useCart } from './cart-provider';
import { attemptKey, endAttempt } from './checkout-attempt';
import { rememberOrder } from './last-order';
import {
  capturePayment,
  fetchCartProducts,
  orderBody,
  type PlacedOrder,
  placeOrder,
  ShopApiError,
  startPayment,
} from './shop-api';

type CheckoutState = {
  message: string | null;
  fields: Partial<Record<CheckoutField, string>>;
  /** What is under way, in words for people; null when nothing is. */
  progress: string | null;
  isDone: boolean;
};

const IDLE: CheckoutState = { message: null, fields: {}, progress: null, isDone: false };

/** State and steps of one checkout. `values` is the form's content. */
export function useCheckout(tenantId: string, values: CheckoutValues) {
  const router = useRouter();
  const lines = useCart((state) => state.lines);
  const clear = useCart((state) => state.clear);
  const refresh = useCart((state) => state.refresh);
  const [state, setState] = useState(IDLE);
  // PayPal reports what `start` threw a second time, as an error of its own without our sentence.
  const hasOwnMessage = useRef(false);
  const placed = useRef<PlacedOrder | null>(null);

  const say = (message: string | null, fields: CheckoutState['fields'] = {}) =>
    setState({ ...IDLE, message, fields });

  function canStart(): boolean {
    const { message, fields } = validateCheckout(values);
    hasOwnMessage.current = false;
    say(message, fields);
    const [first] = Object.keys(fields);
    if (first) {
      document.getElementById(first)?.focus();
    }
    return message === null;
  }

  /** Stops with a sentence of ours. */
  function stop(message: string, fields?: CheckoutState['fields']): never {
    hasOwnMessage.current = true;
    say(message, fields);
    throw new Error(message);
  }

  async function place() {
    const body = orderBody(checkoutDetails(values), lines);
    try {
      return await placeOrder(body, attemptKey(tenantId, body));
    } catch (error) {
      if (!(error instanceof ShopApiError)) {
        return stop(messages.checkout.orderFailed);
      }
      const fields = Object.entries(error.fields).flatMap(([path, sentence]) => {
        const field = fieldOfPath(path);
        return field ? [[field, sentence]] : [];
      });
      return stop(error.message, Object.fromEntries(fields));
    }
  }

  async function start(): Promise<string> {
    setState({ ...IDLE, progress: 'Placing your order…' });
    const order = await place();
    placed.current = order;
    if (order.total_cents !== cartTotal(lines)) {
      const ids = [...new Set(lines.map(({ product }) => product.id))];
      const products = await fetchCartProducts(ids, new AbortController().signal);
      refresh(products ?? []);
      return stop(messages.checkout.pricesChanged(formatCents(order.total_cents)));
    }
    try {
      const paypalOrderId = await startPayment(tenantId, order);
      setState({ ...IDLE, progress: 'Waiting for your approval at PayPal…' });
      return paypalOrderId;
    } catch (error) {
      if (error instanceof ShopApiError && ['token_expired', 'order_not_payable'].includes(error.code)) {
        // The attempt is over (too late, or paid in another tab); the next click is a new one.
        endAttempt();
      }
      return stop(messages.checkout.paymentFailed);
    }
  }

  async function finish(paypalOrderId: string): Promise<void> {
    setState({ ...IDLE, progress: 'Completing your payment…' });
    try {
      const { status, order_id } = await capturePayment(tenantId, paypalOrderId);
      if (status !== 'COMPLETED') {
        return say(messages.checkout.paymentNotCompleted);
      }
      setState({ ...IDLE, progress: 'Payment received', isDone: true });
      endAttempt();
      if (placed.current?.order_id === order_id) {
        const { order_number: orderNumber, total_cents: totalCents } = placed.current;
        rememberOrder({ orderId: order_id, orderNumber, totalCents, email: values.email.trim() });
      }
      clear();
      router.push(`/order-success/${order_id}`);
    } catch {
      say(messages.checkout.paymentProcessingFailed);
    }
  }

  return {
    ...state,
    canStart,
    start,
    finish,
    onCancel: () => say(messages.checkout.paymentNotCompleted),
    onError: () => {
      if (!hasOwnMessage.current) {
        say(messages.checkout.paymentFailed);
      }
    },
    forgetField: (field: CheckoutField) =>
      setState((current) => ({
        ...current,
        message: null,
        fields: { ...current.fields, [field]: undefined },
      })),
  };
}

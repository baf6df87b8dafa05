'use client';
// The checkout's course: check the form, place the order, open it at PayPal, take the money, say how it went.
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { cartTotal, refreshProducts, refreshRosters } from '@/lib/cart/cart';
import { messages } from '@/lib/messages';
import { type Cents, formatCents } from '@/lib/money/cents';
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  fieldOfPath,
  validateCheckout,
} from '@/lib/orders/validate-checkout';
import { useCart } from './cart-provider';
import { currentAttempt, endAttempt, rememberApproval } from './checkout-attempt';
import { rememberOrder } from './last-order';
import {
  capturePayment,
  fetchCart,
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

/** Refusals whose sentence is meant for shoppers; any other is 'Failed to create order'. */
const SHOPPER_CODES = new Set([
  'invalid_input',
  'product_unavailable',
  'customization_missing',
  'logo_missing',
  'logo_gone',
  'roster_missing',
  'roster_gone',
  'roster_outdated',
  'roster_too_long',
  'nothing_to_pay',
  'total_too_large',
  'too_many_attempts',
]);

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

  const attempt = () => currentAttempt(tenantId, orderBody(checkoutDetails(values), lines));

  function canStart(): boolean {
    const { message, fields } = validateCheckout(values);
    hasOwnMessage.current = false;
    say(message, fields);
    const [first] = Object.keys(fields);
    if (first) {
      document.getElementById(first)?.focus();
    }
    if (message !== null) {
      return false;
    }
    const { approvedPaypalOrderId } = attempt();
    if (approvedPaypalOrderId !== null) {
      // Approved before, and the answer was lost: ask for it, instead of letting the shopper pay again.
      void finish(approvedPaypalOrderId);
      return false;
    }
    return true;
  }

  /** Stops with a sentence of ours. */
  function stop(message: string, fields?: CheckoutState['fields']): never {
    hasOwnMessage.current = true;
    say(message, fields);
    throw new Error(message);
  }

  async function place() {
    try {
      return await placeOrder(orderBody(checkoutDetails(values), lines), attempt().key);
    } catch (error) {
      if (!(error instanceof ShopApiError)) {
        return stop(messages.checkout.orderFailed);
      }
      if (error.code === 'idempotency_key_reused') {
        endAttempt();
      }
      const fields = Object.entries(error.fields).flatMap(([path, sentence]) => {
        const field = fieldOfPath(path);
        return field ? [[field, sentence]] : [];
      });
      const isForShoppers = SHOPPER_CODES.has(error.code);
      return stop(isForShoppers ? error.message : messages.checkout.orderFailed, Object.fromEntries(fields));
    }
  }

  /** The order's total is not what the shopper sees: shows the prices of now, and lets them decide. */
  async function showNewPrices(orderTotal: Cents): Promise<never> {
    const fresh = await fetchCart(lines, new AbortController().signal);
    const { products, rosters } = fresh ?? { products: [], rosters: [] };
    refresh(products, rosters);
    const total = cartTotal(refreshRosters(refreshProducts(lines, products), rosters));
    if (total !== orderTotal) {
      // The order is older than the prices; the next try places a new one.
      endAttempt();
    }
    return stop(messages.checkout.pricesChanged(formatCents(total)));
  }

  async function start(): Promise<string> {
    setState({ ...IDLE, progress: 'Placing your order…' });
    const order = await place();
    placed.current = order;
    if (order.total_cents !== cartTotal(lines)) {
      return showNewPrices(order.total_cents);
    }
    try {
      const paypalOrderId = await startPayment(tenantId, order);
      setState({ ...IDLE, progress: 'Waiting for your approval at PayPal…' });
      return paypalOrderId;
    } catch (error) {
      if (error instanceof ShopApiError && ['token_expired', 'order_not_payable'].includes(error.code)) {
        // Too late, or cancelled meanwhile: the next try is a new order.
        endAttempt();
      }
      return stop(messages.checkout.paymentFailed);
    }
  }

  async function finish(paypalOrderId: string): Promise<void> {
    setState({ ...IDLE, progress: 'Completing your payment…' });
    rememberApproval(paypalOrderId);
    try {
      const { status, order_id } = await capturePayment(tenantId, paypalOrderId);
      rememberApproval(null);
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

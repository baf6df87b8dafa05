'use client';
// The checkout's course: check the form, place the order, open it at PayPal, take the money, say how it went.
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeReloadNote } from '@/components/release/reload';
import { useCart } from '@/components/shop/cart/cart-provider';
import { currentPrices } from '@/components/shop/cart/current-prices';
import { notePaid } from '@/components/shop/cart/paid-note';
import { cartIdFor, endCart, isOnlyOrdered } from '@/components/shop/checkout-cart';
import { orderBody, type PlacedOrder, placeOrder, startPayment } from '@/components/shop/shop-api';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import type { Cents } from '@/lib/money/cents';
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
} from '@/lib/orders/checkout/checkout-fields';
import { type PhoneCheck, validateCheckout } from '@/lib/orders/checkout/validate-checkout';
import {
  approvedPayment,
  approvedToken,
  currentAttempt,
  endAttempt,
  hashLines,
  isAttemptFor,
  rememberApproval,
} from './checkout-attempt';
import { type CheckoutState, IDLE } from './checkout-state';
import { orderRefusal, paymentRefusal, priceRefusal, sawOtherTotal } from './order-refusal';
import { takePayment } from './payment-outcome';

type FinishOptions = {
  /** Opens PayPal's window once more. */
  restart?: () => void;
  /** What is said where nothing was taken. */
  failure?: string;
  /** It was paid or approved elsewhere: the page says so, and goes nowhere by itself. */
  isPaidBefore?: boolean;
};

/** State and steps of one checkout. `values` is the form's content, `shownTotal` what the page says it costs. */
export function useCheckout(tenantId: string, values: CheckoutValues, shownTotal: Cents) {
  const router = useRouter();
  const isReady = useCart((state) => state.isReady);
  const lines = useCart((state) => state.lines);
  const clear = useCart((state) => state.clear);
  const refresh = useCart((state) => state.refresh);
  const [state, setState] = useState(IDLE);
  // PayPal reports what `start` threw a second time, as an error of its own without our sentence.
  const hasOwnMessage = useRef(false);
  /** The PayPal order that the window is open for, and the lines that it is about. */
  const opened = useRef<{ paypalOrderId: string; linesHash: string } | null>(null);
  const placementProof = useRef<string | null>(null);
  const isPhone = useRef<PhoneCheck | undefined>(undefined);
  useEffect(() => {
    // Until it is there, and where it never comes, the server is the one that looks at the phone.
    import('@/lib/text/phone-number').then(
      (module) => {
        isPhone.current = module.isPhoneNumber;
      },
      () => {},
    );
  }, []);

  const say = (message: string | null, fields: CheckoutState['fields'] = {}) =>
    setState({ ...IDLE, message, fields });
  const body = () => orderBody(checkoutDetails(values), lines);

  // Back after the browser was closed on an approved payment: its outcome comes before anything else.
  const resume = useEffectEvent(() => {
    const approved = approvedPayment(tenantId);
    if (approved !== null && lines.length > 0) {
      void finish(approved);
    }
  });
  const tellReload = useEffectEvent(() => {
    if (takeReloadNote() !== null) {
      say(checkoutSentences.reloaded);
    }
  });
  useEffect(() => {
    if (isReady) {
      tellReload();
      resume();
    }
    // The page stays in memory when it is left, and must not say again what it said last.
    return () => {
      setState(IDLE);
      opened.current = null;
    };
  }, [isReady]);

  function canStart(): boolean {
    const { message, fields } = validateCheckout(values, isPhone.current);
    hasOwnMessage.current = false;
    opened.current = null;
    const approved = approvedPayment(tenantId);
    if (approved !== null) {
      // Approved before, and the answer was lost: ask for it, instead of letting the shopper pay again.
      void finish(approved);
      return false;
    }
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

  async function place(): Promise<PlacedOrder> {
    const placed = await placeOrder(body(), {
      key: currentAttempt(tenantId, body()).key,
      cartId: cartIdFor(tenantId, lines, hashLines(body())),
    });
    if (!placed.ok) {
      if (placed.error.code === 'idempotency_key_reused') {
        endAttempt();
      }
      const { message, fields } = orderRefusal(placed.error);
      return stop(message, fields);
    }
    placementProof.current = placed.value.checkout_token;
    return placed.value;
  }

  async function open(order: PlacedOrder) {
    const opening = await startPayment(tenantId, order);
    if (opening.ok) {
      return opening.value;
    }
    const { code, orderId } = opening.error;
    if (code === 'cart_paid' && orderId !== null) {
      hasOwnMessage.current = true;
      tellCartPaid(orderId);
      throw new Error('Another order of this cart is paid');
    }
    return refuse(paymentRefusal(opening.error));
  }

  /** Another order of this cart is paid, and this one is not taken: says so. Whoever wants both orders anew. */
  function tellCartPaid(paidOrderId: string): void {
    setState({
      ...IDLE,
      progress: checkoutFormSentences.orderPlaced,
      isDone: true,
      paidOrderId,
      isOtherOrder: true,
    });
    const isThisCart = isOnlyOrdered(tenantId, hashLines(body()));
    endAttempt();
    endCart(tenantId, lines);
    if (isThisCart) {
      clear();
    }
  }

  function refuse({ message, isOver }: ReturnType<typeof paymentRefusal>): never {
    if (isOver) {
      endAttempt();
    }
    return stop(message);
  }

  /** The order's total is not what the shopper sees: shows the prices of now, and lets them decide. */
  async function showNewPrices(orderTotal: Cents): Promise<never> {
    const current = await currentPrices(lines);
    if (current !== null) {
      refresh(current.products, current.rosters);
    }
    return refuse(priceRefusal(current?.total ?? null, orderTotal));
  }

  async function start(): Promise<string> {
    setState({ ...IDLE, progress: checkoutFormSentences.placingOrder });
    const order = await place();
    const { id, is_decided: isDecided } = await open(order);
    if (isDecided) {
      // Paid in another tab, or booked while the browser was closed: there is nothing left to approve.
      hasOwnMessage.current = true;
      void finish(id, { isPaidBefore: true });
      throw new Error('This order is paid already');
    }
    if (sawOtherTotal(shownTotal, order.total_cents)) {
      return showNewPrices(order.total_cents);
    }
    opened.current = { paypalOrderId: id, linesHash: hashLines(body()) };
    setState({ ...IDLE, progress: checkoutFormSentences.waitingForApproval });
    return id;
  }

  /** Takes the money of an approved payment and says how that went. */
  async function finish(
    paypalOrderId: string,
    { restart, failure, isPaidBefore = false }: FinishOptions = {},
  ): Promise<void> {
    setState({ ...IDLE, progress: checkoutFormSentences.completingPayment });
    const proof = placementProof.current ?? approvedToken(tenantId);
    rememberApproval(paypalOrderId, proof);
    const taken = await takePayment(tenantId, { paypalOrderId, checkoutToken: proof });
    const { next, message } = taken.outcome;
    if (next === 'unsure') {
      setState({ ...IDLE, message, hint: checkoutSentences.unsureHint });
      return;
    }
    rememberApproval(null);
    if (next === 'done') {
      const paidOrderId = isPaidBefore ? taken.orderId : null;
      setState({ ...IDLE, progress: checkoutFormSentences.orderPlaced, isDone: true, paidOrderId });
      const isThisCart = isAttemptFor(body(), opened.current?.linesHash);
      // Before the cart is emptied, so that other tabs know why.
      notePaid(tenantId, taken.orderId);
      endAttempt();
      endCart(tenantId, lines);
      if (isThisCart) {
        clear();
      }
      if (!isPaidBefore) {
        router.push(`/order-success/${taken.orderId}`);
      }
      return;
    }
    if (next === 'cart_paid') {
      tellCartPaid(taken.orderId);
      return;
    }
    if (next === 'closed') {
      endAttempt();
    }
    say(next === 'retry' && failure !== undefined ? failure : message);
    if (next === 'choose') {
      restart?.();
    }
  }

  return {
    ...state,
    canStart,
    start,
    finish: (paypalOrderId: string, restart: () => void) => finish(paypalOrderId, { restart }),
    /** Asks how a payment came out that another tab has approved. */
    checkApproved: () => {
      const approved = approvedPayment(tenantId);
      if (approved !== null) {
        void finish(approved, { isPaidBefore: true });
      }
    },
    onCancel: () => say(checkoutSentences.paymentNotCompleted),
    onError: () => {
      if (hasOwnMessage.current) {
        return;
      }
      if (opened.current === null) {
        say(checkoutSentences.paymentFailed);
        return;
      }
      // The window failed; the payment may stand all the same, such as when another tab has taken it.
      void finish(opened.current.paypalOrderId, { failure: checkoutSentences.paymentFailed });
    },
    forgetField: (field: CheckoutField) =>
      setState((current) => ({
        ...current,
        message: null,
        hint: null,
        fields: { ...current.fields, [field]: undefined },
      })),
  };
}

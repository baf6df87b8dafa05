'use client';
// The steps of the checkout: check the form, place the order, open it at PayPal, capture the payment, show the
// result.
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeReloadNote } from '@/components/release/reload';
import { useCart } from '@/components/shop/cart/cart-provider';
import { currentPrices } from '@/components/shop/cart/current-prices';
import { notePaid } from '@/components/shop/cart/paid-note';
import { useCartCommands } from '@/components/shop/cart/use-cart-commands';
import { cartIdFor, endCart, isOnlyOrdered, orderedCartId } from '@/components/shop/checkout-cart';
import { forgetCode } from '@/components/shop/code/use-code';
import {
  type DeliveryWish,
  type OrderBody,
  orderBody,
  type PlacedOrder,
  placeOrder,
  startPayment,
} from '@/components/shop/shop-api';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import type { Cents } from '@/lib/money/cents';
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
} from '@/lib/orders/checkout/checkout-fields';
import { type PhoneCheck, validateCheckout } from '@/lib/orders/checkout/validate-checkout';
import { keepAccess } from './account-access';
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
import { forgetExtras } from './extras/use-order-extras';
import { orderRefusal, paymentRefusal, priceRefusal, sawOtherTotal } from './order-refusal';
import { takePayment } from './payment-outcome';

type FinishOptions = {
  /** Opens PayPal's window again. */
  restart?: () => void;
  /** The message if nothing was taken. */
  failure?: string;
  /** Paid or approved elsewhere: the page says so, and does not navigate by itself. */
  isPaidBefore?: boolean;
};

/** What the page shows beside the form: the total, and how the order reaches its buyer. */
type Shown = {
  total: Cents;
  delivery: DeliveryWish;
  /** The code for a discount that the order is sent with. */
  code: string | null;
  /** A note, a gift, a date. */
  extras: OrderBody['extras'];
  /** Why nothing can be paid: the shop does not deliver there, or the shopper has not chosen how. */
  deliveryProblem: string | null;
};

/** State and steps of one checkout. `values` is the form's content. */
export function useCheckout(tenantId: string, values: CheckoutValues, shown: Shown) {
  const router = useRouter();
  const isReady = useCart((state) => state.isReady);
  const lines = useCart((state) => state.lines);
  const { clear, refresh } = useCartCommands();
  const [state, setState] = useState(IDLE);
  // PayPal reports an error of `start` a second time, as an error of its own without our sentence.
  const hasOwnMessage = useRef(false);
  /** The PayPal order that the window is open for, and its lines. */
  const opened = useRef<{ paypalOrderId: string; linesHash: string } | null>(null);
  const placementProof = useRef<string | null>(null);
  const isPhone = useRef<PhoneCheck | undefined>(undefined);
  useEffect(() => {
    // Until this script is loaded, or if it cannot be loaded, only the server checks the phone number.
    import('@/lib/text/phone-number').then(
      (module) => {
        isPhone.current = module.isPhoneNumber;
      },
      () => {},
    );
  }, []);

  const say = (message: string | null, fields: CheckoutState['fields'] = {}, isOfCart = false) =>
    setState({ ...IDLE, message, fields, isOfCart });
  const body = () =>
    orderBody(checkoutDetails(values), lines, shown.delivery.methodId, shown.code, shown.extras);

  // The browser was closed after an approval: ask for the result first.
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
    // The page stays in memory after navigation, and must not repeat its last message.
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
      // Approved before, and the answer got lost: ask for the result, instead of letting the shopper pay again.
      void finish(approved);
      return false;
    }
    say(message, fields);
    const [first] = Object.keys(fields);
    if (first) {
      document.getElementById(first)?.focus();
    }
    if (message === null && shown.deliveryProblem !== null) {
      say(shown.deliveryProblem);
      return false;
    }
    return message === null;
  }

  /** Stops with our own message. */
  function stop(message: string, fields?: CheckoutState['fields'], isOfCart = false): never {
    hasOwnMessage.current = true;
    say(message, fields, isOfCart);
    throw new Error(message);
  }

  async function place(): Promise<PlacedOrder> {
    await keepAccess();
    const placed = await placeOrder(body(), {
      key: currentAttempt(tenantId, body()).key,
      cartId: cartIdFor(tenantId, lines, hashLines(body())),
    });
    if (!placed.ok) {
      const { code, orderId } = placed.error;
      if (code === 'idempotency_key_reused') {
        endAttempt();
      }
      if (code === 'cart_paid' && orderId !== null) {
        hasOwnMessage.current = true;
        tellCartPaid(orderId);
        throw new Error('Another order of this cart is paid');
      }
      const { message, fields } = orderRefusal(placed.error);
      const isOfCart = Object.keys(placed.error.fields).some((path) => path.startsWith('lines.'));
      return stop(message, fields, isOfCart);
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

  /**
   * Another order of this cart is paid, so this one is not captured, and the page says so. A shopper who wants both
   * can order again.
   */
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

  /** The order's total differs from the displayed one: shows the current prices, and lets the shopper decide. */
  async function showNewPrices(orderTotal: Cents): Promise<never> {
    const entered = { code: shown.code, cartId: orderedCartId(tenantId, lines) };
    const current = await currentPrices(lines, shown.delivery, entered);
    if (current !== null) {
      refresh(current.products, current.rosters, current.chosen);
    }
    return refuse(priceRefusal(current?.total ?? null, orderTotal));
  }

  async function start(): Promise<string> {
    setState({ ...IDLE, progress: checkoutFormSentences.placingOrder });
    const order = await place();
    if (order.is_placed) {
      hasOwnMessage.current = true;
      endDone(order.order_id);
      throw new Error('This order costs nothing');
    }
    const { id, is_decided: isDecided } = await open(order);
    if (isDecided) {
      // Paid in another tab, or booked while the browser was closed: there is nothing to approve.
      hasOwnMessage.current = true;
      void finish(id, { isPaidBefore: true });
      throw new Error('This order is paid already');
    }
    if (sawOtherTotal(shown.total, order.total_cents)) {
      return showNewPrices(order.total_cents);
    }
    opened.current = { paypalOrderId: id, linesHash: hashLines(body()) };
    setState({ ...IDLE, progress: checkoutFormSentences.waitingForApproval });
    return id;
  }

  /** The order is placed: empties the cart, and shows the order. */
  function endDone(orderId: string, isPaidBefore = false): void {
    const paidOrderId = isPaidBefore ? orderId : null;
    setState({ ...IDLE, progress: checkoutFormSentences.orderPlaced, isDone: true, paidOrderId });
    const isThisCart = isAttemptFor(body(), opened.current?.linesHash);
    // Before the cart is emptied, so that other tabs know the reason.
    notePaid(tenantId, orderId);
    endAttempt();
    forgetCode();
    forgetExtras();
    endCart(tenantId, lines);
    if (isThisCart) {
      clear();
    }
    if (!isPaidBefore) {
      router.push(`/order-success/${orderId}`);
    }
  }

  /** Places an order that costs nothing. If it does cost something by now, the page says so. */
  async function placeFree(): Promise<void> {
    if (!canStart()) {
      return;
    }
    setState({ ...IDLE, progress: checkoutFormSentences.placingOrder });
    try {
      const order = await place();
      if (order.is_placed) {
        endDone(order.order_id);
      } else {
        await showNewPrices(order.total_cents);
      }
    } catch {
      // Said already, by `stop`.
    }
  }

  /** Captures an approved payment and shows the result. */
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
      endDone(taken.orderId, isPaidBefore);
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
    placeFree: () => void placeFree(),
    finish: (paypalOrderId: string, restart: () => void) => finish(paypalOrderId, { restart }),
    /** Asks for the result of a payment that another tab has approved. */
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
      // The window failed, but the payment may have succeeded, for example in another tab.
      void finish(opened.current.paypalOrderId, { failure: checkoutSentences.paymentFailed });
    },
    forgetField: (field: CheckoutField) =>
      setState((current) => ({
        ...current,
        message: null,
        hint: null,
        isOfCart: false,
        fields: { ...current.fields, [field]: undefined },
      })),
  };
}

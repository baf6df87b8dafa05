// The events of an order as its timeline stores them: a kind, the values before and after, and details.
import { z } from 'zod';
import type { Cents } from '@/lib/money/cents';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/orders/payment-method';
import { ORDER_STATUSES, type OrderStatus, type PaymentStatus } from '@/lib/orders/status/status';

/** Who did it, by name; null if it was nobody of the shop. */
type ByActor = { actorName: string | null };

type MoneyBackEvent = ByActor & {
  /** The order's payment status after the event; null if unchanged. */
  to: PaymentStatus | null;
  amountCents: Cents;
  currency: string;
  reason: string;
  reasonCode?: string;
  /** For money that went back through PayPal. */
  paypalRefundId?: string;
  /** For money that the shop gave back by hand. */
  method?: PaymentMethod;
};

export type OrderEvent =
  /**
   * `discountCode`: of an order that costs nothing, so it counts as paid at once. `origin`: `hand` for one that a person
   * of the shop has entered.
   */
  | { kind: 'order.created'; discountCode?: string; origin?: 'hand'; actorName?: string }
  /**
   * Of a cancellation: `piecesBack`, the answer to what goes back into the stock, if something was out; `keptCents`, what
   * of the payment is not given back; `reason`, for the shopper.
   */
  | ({
      kind: 'order.status';
      from: OrderStatus;
      to: OrderStatus;
      piecesBack?: number;
      keptCents?: Cents;
      reason?: string;
    } & ByActor)
  | ({ kind: 'order.completion_undone' } & ByActor)
  /** `origin`: `payment_link` for an order that was to be paid by its link. */
  | { kind: 'order.expired'; origin?: 'payment_link' }
  | ({ kind: 'order.address_changed'; before: string; after: string } & ByActor)
  | { kind: 'payment.started'; paypalOrderId: string; attempt: number }
  | { kind: 'payment.pending' }
  | { kind: 'payment.failed' }
  | { kind: 'payment.expired'; paypalOrderId: string; attempt: number }
  | { kind: 'payment.captured'; paypalCaptureId: string }
  | { kind: 'payment.second_capture'; paypalCaptureId: string }
  | {
      kind: 'payment.mismatch';
      /** Null if the order was not pending because of this payment. */
      to: 'failed' | null;
      paypalCaptureId: string;
      /** Null if PayPal did not say. */
      amountCents: Cents | null;
      currency: string;
    }
  | ({ kind: 'payment.by_hand'; method: PaymentMethod; amountCents: Cents; reason: string } & ByActor)
  | ({ kind: 'payment.refunded' | 'payment.reversed' } & MoneyBackEvent)
  | ({
      kind: 'shipment.sent' | 'pickup.ready';
      pieces: number;
      carrier: string;
      trackingNumber: string;
    } & ByActor)
  | ({ kind: 'shipment.corrected'; carrier: string; trackingNumber: string } & ByActor)
  | ({ kind: 'shipment.withdrawn' | 'pickup.collected'; pieces: number } & ByActor)
  | ({ kind: 'payment.refund_failed'; refundId: string; amountCents: Cents; issue: string } & ByActor);

export type OrderEventKind = OrderEvent['kind'];

type Move = { from?: OrderStatus; to?: OrderStatus | PaymentStatus };

/** Each kind, with its fixed values before and after. The check `order_events_kind_check` lists the same kinds. */
const MOVES: Record<OrderEventKind, Move> = {
  'order.created': { to: 'pending' },
  'order.status': {},
  'order.completion_undone': { from: 'completed', to: 'processing' },
  'order.address_changed': {},
  'order.expired': { from: 'pending', to: 'cancelled' },
  'payment.started': {},
  'payment.pending': { to: 'pending' },
  'payment.failed': { to: 'failed' },
  'payment.expired': {},
  'payment.captured': { to: 'paid' },
  'payment.second_capture': {},
  'payment.mismatch': {},
  'payment.by_hand': { to: 'paid' },
  'payment.refunded': {},
  'payment.reversed': {},
  'payment.refund_failed': {},
  'shipment.sent': {},
  'shipment.corrected': {},
  'shipment.withdrawn': {},
  'pickup.ready': {},
  'pickup.collected': {},
};

const isKind = (kind: string): kind is OrderEventKind => Object.hasOwn(MOVES, kind);

/** All kinds of events of an order. */
export const ORDER_EVENT_KINDS: readonly OrderEventKind[] = Object.keys(MOVES).filter(isKind);

type Columns = {
  kind: OrderEventKind;
  from?: string;
  to?: string | null;
  actorName?: string | null;
  [detail: string]: string | number | null | undefined;
};

/** The columns in which an event is stored. */
export function eventColumns(event: OrderEvent) {
  const columns: Columns = { ...MOVES[event.kind], ...event };
  const { kind, from: fromValue = null, to: toValue = null, actorName = null, ...detail } = columns;
  return { kind, fromValue, toValue, actorName, detail };
}

/** The columns of a stored event that say what happened. */
export type OrderEventRow = {
  kind: string;
  fromValue: string | null;
  toValue: string | null;
  detail: unknown;
  actorName: string | null;
};

const text = z.string().optional().catch(undefined);
const integer = z.int().optional().catch(undefined);

const eventDetail = z.object({
  discountCode: text,
  origin: text,
  paypalOrderId: text,
  paypalCaptureId: text,
  attempt: integer,
  amountCents: integer,
  currency: text,
  paypalRefundId: text,
  reason: text,
  reasonCode: text,
  issue: text,
  before: text,
  after: text,
  pieces: integer,
  piecesBack: integer,
  keptCents: integer,
  carrier: text,
  trackingNumber: text,
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
});

export type OrderEventDetail = z.infer<typeof eventDetail>;

const orderStatus = z.enum(ORDER_STATUSES).nullable().catch(null);

/** An event as read from the database. Each detail may be missing: rows are never changed, and old ones have fewer. */
export type StoredOrderEvent = { kind: OrderEventKind; to: OrderStatus | null; detail: OrderEventDetail };

/** Reads a stored event; null if only a later release knows its kind. */
export function readEvent({ kind, toValue, detail }: OrderEventRow): StoredOrderEvent | null {
  return isKind(kind)
    ? { kind, to: orderStatus.parse(toValue), detail: eventDetail.safeParse(detail).data ?? {} }
    : null;
}

// Orders as the shop's people see them: plain data for pages and components.
import type { OrderId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import type { ItemChoice } from '@/lib/orders/choices/item-choices';
import type { OrderedDelivery } from '@/lib/orders/delivery/ordered-delivery';
import type { OrderExtras } from '@/lib/orders/extras/order-extras';
import type { OrderNews } from '@/lib/orders/list/order-news';
import type { PaymentFacts, PaymentView } from '@/lib/orders/payment-facts';
import type { RefundableOrder } from '@/lib/orders/refunds/by-item/refundable-order';
import type { RefundView } from '@/lib/orders/refunds/refund-view';
import type { ShipmentView } from '@/lib/orders/shipping/shipment-view';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import type { CalendarDay } from '@/lib/time/calendar-day';
import type { AttachedFile } from './attached-file';
import type { OrderLogo } from './views/order-logo';

export type OrderRowView = {
  id: string;
  orderNumber: number;
  customerName: string;
  customerEmail: string;
  createdAt: Date;
  /** Pieces of all lines. */
  pieceCount: number;
  totalCents: Cents;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Its payment goes to PayPal's sandbox. It is in no sum. */
  isTest: boolean;
  /** Paid, and nobody of the shop has opened it yet. */
  isNew: boolean;
  /** By when it is needed, and that it is a gift; null without either. */
  wishes: Pick<OrderExtras, 'isGift' | 'needBy' | 'arrival'> | null;
};

export type OrderListView = {
  orders: OrderRowView[];
  /** Orders that match the filter, on all pages, counted up to a bound. */
  count: number;
  hasMoreThanCounted: boolean;
  /** The shop has test orders, on this page or another one. */
  hasTests: boolean;
  /** The shop has orders that nobody paid in time. They are left out of this list. */
  hasHidden: boolean;
  /** Of the whole shop, regardless of the filter. */
  news: OrderNews;
  /** Cursors of the next newer and older page; null at the end. */
  newer: string | null;
  older: string | null;
};

export type OrderItemView = {
  id: string;
  /** Null if the product was deleted; the line keeps its own name, price and picture. */
  productId: string | null;
  /** What was sold; null if it was several variants, or is gone. */
  variantId: string | null;
  name: string;
  sku: string;
  imageUrl: string | null;
  priceCents: Cents;
  quantity: number;
  /** What the sizes of the roster add to price times quantity. */
  upchargeCents: Cents;
  subtotalCents: Cents;
  choices: ItemChoice[];
  logo: OrderLogo | null;
  rosterFile: AttachedFile | null;
  /** Null if there is no roster, or if it is an unreadable file. */
  roster: RosterSheet | null;
  /** Whether the names on the roster are gone, because nobody needs them any more. */
  areNamesRemoved: boolean;
  /**
   * Rows of the roster that are ticked off as made, counted from 0. In a line without a roster, row 0 stands for the
   * whole line.
   */
  madeRows: number[];
};

export type OrderEventView = {
  id: string;
  title: string;
  text: string | null;
  /** Who did it; null if it was nobody of the shop. */
  actorName: string | null;
  createdAt: Date;
};

export type OrderDetailView = {
  id: OrderId;
  orderNumber: number;
  /** Its payment goes to PayPal's sandbox. It is in no sum. */
  isTest: boolean;
  createdAt: Date;
  paidAt: Date | null;
  /** When it was cancelled because nobody paid in time; null if not cancelled for that reason. */
  expiredAt: Date | null;
  /** Until when its payment link can be used; null for an order without one. */
  payUntil: Date | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  customer: { name: string; email: string; phone: string };
  /** The address lines for a parcel, the name first. */
  shipTo: string[];
  /** The address in fields, as the checkout has them. */
  address: Record<'address' | 'address2' | 'city' | 'state' | 'zip' | 'country', string>;
  /** Null for an order of a shop without ways of delivery. */
  delivery: OrderedDelivery | null;
  /** The day on which it is ready to ship; null if its products are at hand. */
  readyBy: CalendarDay | null;
  items: OrderItemView[];
  /** What has left or waits to be picked up, the oldest first. */
  shipments: ShipmentView[];
  totalCents: Cents;
  charges: Charge[];
  payments: PaymentView[];
  /** Newest first. */
  refunds: RefundView[];
  /** What can go back piece by piece. */
  refundable: RefundableOrder;
  /** Null if nothing was captured. */
  facts: PaymentFacts | null;
  /** Oldest first. */
  events: OrderEventView[];
  internalNote: string;
  /** What the shopper added; null for nothing. */
  extras: OrderExtras | null;
};

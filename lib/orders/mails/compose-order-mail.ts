import 'server-only';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { OrderMailKind } from '@/lib/mail/mail-kinds';
import { mailLink } from '@/lib/mail/mail-link';
import type { MailContent } from '@/lib/mail/mail-parts';
import type { ComposeMail, QueuedOrderMail } from '@/lib/mail/outbox/queued-mail';
import type { Mail } from '@/lib/mail/smtp/smtp-sender';
import { cents } from '@/lib/money/cents';
import { isPayableByLink } from '@/lib/orders/by-hand/payment-link';
import { findCancellation } from '@/lib/orders/events/find-cancellation';
import { findLowStock, lowStock } from '@/lib/orders/mails/low-stock';
import type { MailOrder } from '@/lib/orders/mails/mail-order';
import { type MailShipment, readMailShipment } from '@/lib/orders/mails/mail-shipment';
import { newOrder } from '@/lib/orders/mails/new-order';
import { type CancelledFacts, orderCancelled } from '@/lib/orders/mails/order-cancelled';
import { orderCompleted } from '@/lib/orders/mails/order-completed';
import { orderConfirmation } from '@/lib/orders/mails/order-confirmation';
import { orderLink } from '@/lib/orders/mails/order-link-mail';
import { paymentLink } from '@/lib/orders/mails/payment-link';
import { paymentPending } from '@/lib/orders/mails/payment-pending';
import { type RefundFacts, refundMail } from '@/lib/orders/mails/refund-mail';
import { orderShipped, pickupReady, shipmentCorrected } from '@/lib/orders/mails/shipment-mails';
import { isByHand } from '@/lib/orders/payment-method';
import { refundReasonText } from '@/lib/orders/refund-reason';
import { readTakenMoney } from '@/lib/orders/refunds/taken-money';
import {
  readAttemptStatus,
  readOrderStatuses,
  readPaymentMethod,
  readPaymentStatus,
} from '@/lib/orders/status/stored-status';
import { ORDER_VIEW_ROWS, orderViewOf } from '@/lib/orders/views/orders.queries';
import { addressOfNow } from '@/lib/tenants/hosts/address-of-now';
import type { Tenant } from '@/lib/tenants/tenant';
import { TENANT_COLUMNS, tenantOf } from '@/lib/tenants/tenants.queries';
import { orderLinkPath } from '../guest/order-path';

/**
 * A mail about an order, with names, colours and addresses as they are now: they may have been corrected since the
 * mail was enqueued. Null if the mail is no longer wanted. Throws if its order or refund does not exist.
 */
export const composeOrderMail: ComposeMail<QueuedOrderMail> = (tenantId, mail) =>
  orderMailComposer()(tenantId, mail);

/** The same for the mails of one order that go out one after the other: the order is read once for them. */
export function orderMailComposer(): ComposeMail<QueuedOrderMail> {
  let last: { orderId: OrderId; read: Promise<OrderFacts> } | null = null;
  return async (tenantId, mail) => {
    const { orderId } = mail;
    if (last?.orderId !== orderId) {
      last = { orderId, read: readOrderFacts(tenantId, orderId) };
    }
    return compose(tenantId, mail, await last.read);
  };
}

type OrderFacts = Awaited<ReturnType<typeof readOrderFacts>>;

async function readOrderFacts(tenantId: TenantId, orderId: OrderId) {
  const row = await tenantStatement(tenantId, (db) =>
    db.order.findFirst({
      where: { tenantId, id: orderId },
      include: { ...ORDER_VIEW_ROWS, tenant: { select: { ...TENANT_COLUMNS, ...MAIL_ADDRESSES } } },
    }),
  );
  if (row === null) {
    throw new Error('A mail of an order that is not there');
  }
  return { tenant: tenantOf(row.tenant), row, order: orderViewOf(row) };
}

const MAIL_ADDRESSES = {
  notifiesNewOrders: true,
  notificationEmail: true,
  replyToEmail: true,
  contactEmail: true,
} as const;

async function compose(
  tenantId: TenantId,
  mail: QueuedOrderMail,
  { tenant, row, order }: OrderFacts,
): Promise<Mail | null> {
  const { id: mailId, orderId, kind } = mail;
  const { notificationEmail, notifiesNewOrders, replyToEmail, contactEmail } = row.tenant;
  const shopAddress = replyToEmail ?? notificationEmail ?? contactEmail;
  const store = addressOfNow(tenant, row.storeUrl);
  const shown: MailOrder = {
    ...order,
    orderUrl: mailLink(store, orderLinkPath(tenantId, orderId)),
    adminUrl: mailLink(store, `/admin/orders/${orderId}`),
    canBeAnswered: shopAddress !== null,
  };
  if (kind === 'new_order') {
    const isWanted = notifiesNewOrders && notificationEmail !== null;
    const replyTo =
      order.customerEmail === '' ? null : { name: order.customerName, address: order.customerEmail };
    return isWanted
      ? { mailId, to: notificationEmail, fromName: tenant.name, replyTo, ...newOrder(tenant, shown) }
      : null;
  }
  if (kind === 'low_stock') {
    const lines = await findLowStock(tenantId, orderId);
    const productsUrl = mailLink(store, '/admin/products');
    return notificationEmail === null || lines.length === 0
      ? null
      : {
          ...{ mailId, to: notificationEmail, fromName: tenant.name, replyTo: null },
          ...lowStock(tenant, order.orderNumber, lines, productsUrl),
        };
  }
  if (order.customerEmail === '') {
    // An order by hand at a stall: there is nobody to write to.
    return null;
  }
  const payUntil = isPayableByLink({ ...row, ...readOrderStatuses(row) }, new Date()) ? row.payUntil : null;
  if (kind === 'payment_link' && payUntil === null) {
    return null;
  }
  const shipment = await readMailShipment(tenantId, mail);
  if (shipment?.isWithdrawn && kind !== 'shipment_corrected') {
    return null;
  }
  return {
    mailId,
    to: order.customerEmail,
    fromName: tenant.name,
    replyTo: shopAddress === null ? null : { name: tenant.name, address: shopAddress },
    ...contentFor(kind, tenant, shown, {
      ...(await readMatter(tenantId, mail, row.paymentStatus)),
      payUntil,
      shipment,
    }),
  };
}

function contentFor(
  kind: Exclude<OrderMailKind, 'new_order' | 'low_stock'>,
  tenant: Tenant,
  order: MailOrder,
  {
    refund,
    cancelled,
    shipment,
    payUntil,
  }: {
    shipment: MailShipment | null;
    payUntil: Date | null;
  } & Matter,
): MailContent {
  switch (kind) {
    case 'order_confirmation':
      return orderConfirmation(tenant, order);
    case 'payment_pending':
      return paymentPending(tenant, order);
    case 'order_completed':
      return orderCompleted(tenant, order);
    case 'order_cancelled':
      return orderCancelled(tenant, order, given(cancelled));
    case 'order_link':
      return orderLink(tenant, order);
    case 'payment_link':
      return paymentLink(tenant, order, { payUntil: given(payUntil) });
    case 'order_shipped':
      return orderShipped(tenant, order, given(shipment));
    case 'pickup_ready':
      return pickupReady(tenant, order, given(shipment));
    case 'shipment_corrected':
      return shipmentCorrected(tenant, order, given(shipment));
    case 'refund':
      return refundMail(tenant, order, given(refund));
  }
}

/** What a mail of this kind is about. */
function given<Matter>(matter: Matter | null): Matter {
  if (matter === null) {
    throw new Error('A mail of a matter that is not there');
  }
  return matter;
}

type Matter = { refund: RefundFacts | null; cancelled: CancelledFacts | null };

/** The refund or the cancellation that a mail tells of. */
async function readMatter(
  tenantId: TenantId,
  { orderId, kind, subject }: QueuedOrderMail,
  paymentStatus: string,
): Promise<Matter> {
  const none = { refund: null, cancelled: null };
  switch (kind) {
    case 'refund':
      return {
        ...none,
        refund: await tenantDb(tenantId, (db) => readRefund(db, tenantId, orderId, subject)),
      };
    case 'order_cancelled':
      return {
        ...none,
        cancelled: await tenantDb(tenantId, (db) => readCancelled(db, tenantId, orderId, paymentStatus)),
      };
    default:
      return none;
  }
}

async function readRefund(db: Database, tenantId: TenantId, orderId: OrderId, refundId: string) {
  const row = await db.refund.findFirst({
    where: { tenantId, orderId, id: refundId },
    select: {
      amountCents: true,
      reason: true,
      reasonCode: true,
      payment: { select: { amountCents: true, status: true, method: true } },
    },
  });
  return row && refundFacts(row);
}

/** What the mail of a cancelled order tells of it. */
async function readCancelled(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
  paymentStatus: string,
): Promise<CancelledFacts> {
  return {
    ...(await readTakenMoney(db, tenantId, orderId)),
    isChecked: readPaymentStatus(paymentStatus) === 'pending',
    reason: (await findCancellation(db, tenantId, orderId))?.reason ?? '',
  };
}

type RefundRow = {
  amountCents: number;
  reason: string;
  reasonCode: string | null;
  payment: { amountCents: number; status: string; method: string };
};

const refundFacts = ({ amountCents, reason, reasonCode, payment }: RefundRow): RefundFacts => ({
  // For a payment of the wrong amount or currency, the number alone could mislead: the mail leaves it out.
  amountCents: readAttemptStatus(payment.status) === 'captured' ? cents(amountCents) : null,
  isWhole: amountCents >= payment.amountCents,
  reason: refundReasonText(reason, reasonCode),
  isByHand: isByHand(readPaymentMethod(payment.method)),
});

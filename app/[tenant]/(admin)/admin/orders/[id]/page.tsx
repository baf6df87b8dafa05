import type { Metadata } from 'next';
import Link from 'next/link';
import { PaymentLinkCard } from '@/components/admin/orders/by-hand/payment-link-card';
import { CustomerCard } from '@/components/admin/orders/customer-card';
import { DeleteTestOrder } from '@/components/admin/orders/delete-test-order';
import { ExtrasCard } from '@/components/admin/orders/extras-card';
import { InternalNote } from '@/components/admin/orders/internal-note';
import { OrderSeen } from '@/components/admin/orders/list/order-seen';
import { MarkPaid } from '@/components/admin/orders/mark-paid';
import { OrderAlerts } from '@/components/admin/orders/order-alerts';
import { OrderLines } from '@/components/admin/orders/order-lines';
import { OrderMails } from '@/components/admin/orders/order-mails';
import { OrderNotFound } from '@/components/admin/orders/order-not-found';
import { OrderTimeline } from '@/components/admin/orders/order-timeline';
import { PaymentCard } from '@/components/admin/orders/payment-card';
import { PrintLinks } from '@/components/admin/orders/printing/print-links';
import { ShippingCard } from '@/components/admin/orders/shipping/shipping-card';
import { OrderStatusBadge, TestMark } from '@/components/admin/orders/status-badges';
import { StatusMoves } from '@/components/admin/orders/status-moves';
import { KeepFocus } from '@/components/ui/dialogs/keep-focus';
import { Notice } from '@/components/ui/notice';
import { roleMay } from '@/lib/auth/permissions';
import { asOrderId } from '@/lib/ids';
import { listOrderMails } from '@/lib/mail/outbox/outbox.queries';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { byHandSentences } from '@/lib/messages/en/admin/store/by-hand';
import { adminWords } from '@/lib/messages/en/admin/words';
import { buyerOf } from '@/lib/messages/en/orders/buyer';
import { listOpenAlerts } from '@/lib/orders/alerts/order-alerts.queries';
import { isPayableByLink } from '@/lib/orders/by-hand/payment-link';
import { chosenName } from '@/lib/orders/choices/chosen-name';
import { isHandedOver } from '@/lib/orders/delivery/delivery-lines';
import { orderLinkPath } from '@/lib/orders/guest/order-path';
import { expiryOf } from '@/lib/orders/payments/unpaid-life';
import { cancelFacts } from '@/lib/orders/refunds/cancel-facts';
import { getRefundAllowance } from '@/lib/orders/refunds/refund-allowance.queries';
import { AWAITING_PAYMENT, orderMovesFrom } from '@/lib/orders/status/status';
import { findStockBack } from '@/lib/orders/stock/give-stock-back';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { sendMailsAgain } from '../../settings/notifications/actions';
import { markOrderSeen, moveOrder, saveNote } from '../actions';
import { saveOrderAddress } from '../address-actions';
import { markAlertSeenTo } from '../alert-actions';
import { markOrderPaid } from '../payment-actions';
import { sendPaymentLink } from '../payment-link-actions';
import { refundPayment } from '../refund-actions';
import { collectShipment, correctShipment, shipOrder, withdrawShipment } from '../shipping-actions';
import { deleteTestOrder } from '../test-order-actions';

export const metadata: Metadata = { title: adminPages.order };

const SHIPPING = { shipOrder, correctShipment, withdrawShipment, collectShipment };

const guarded = guardedPage({ may: 'orders.view' });

/** One order: first what was bought and what of it has left, then the customer, the money, the note, and the timeline. */
export default guarded(async (admin, { params }: PageProps<'/[tenant]/admin/orders/[id]'>) => {
  const id = asOrderId((await params).id);
  const [order, open] = await Promise.all([
    findOrder(admin.tenant.id, id),
    listOpenAlerts(admin.tenant.id, id),
  ]);
  if (order === null) {
    return <OrderNotFound />;
  }
  const buyer = buyerOf(order.customer);
  const isUnpaid = AWAITING_PAYMENT.includes(order.paymentStatus);
  const [mails, allowance, stockBack] = await Promise.all([
    listOrderMails(admin.tenant.id, order.id),
    roleMay(admin.role, 'orders.refund_any') ? null : getRefundAllowance(admin.tenant.id, order.id),
    findStockBack(admin.tenant.id, order.id),
  ]);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <div className="flex flex-col gap-4">
        <Link
          href="/admin/orders"
          className="inline-flex min-h-11 items-center self-start text-muted underline underline-offset-4 hover:text-ink"
        >
          {adminOrdersSentences.allOrders}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="heading-1">{adminWords.orderNumbered(order.orderNumber)}</h1>
              <OrderStatusBadge status={order.status} />
              {order.isTest && <TestMark />}
            </div>
            <p className="mt-1 text-muted">
              {adminOrdersSentences.placed(formatDateTime(order.createdAt, admin.timeZone))}
            </p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
            <KeepFocus>
              {isUnpaid && order.status !== 'cancelled' && !order.isTest && (
                <MarkPaid
                  orderId={order.id}
                  totalCents={order.totalCents}
                  buyer={buyer}
                  isCompleted={order.status === 'completed'}
                  isOpened={order.payments.some(({ status }) => status === 'created')}
                  markPaid={markOrderPaid}
                />
              )}
              <StatusMoves
                isUnpaid={isUnpaid}
                orderId={order.id}
                status={order.status}
                moves={orderMovesFrom(order.status)}
                buyer={buyer}
                cancelFacts={cancelFacts(order.payments)}
                allowance={allowance}
                stockBack={stockBack}
                changeStatus={moveOrder}
                refundPayment={refundPayment}
              />
              {order.isTest && roleMay(admin.role, 'orders.delete_test') && (
                <DeleteTestOrder
                  orderId={order.id}
                  orderNumber={order.orderNumber}
                  deleteOrder={deleteTestOrder}
                />
              )}
            </KeepFocus>
          </div>
        </div>
        {order.isTest && <Notice kind="info">{adminOrdersSentences.testNotice}</Notice>}
        {isUnpaid && order.status === 'pending' && (
          <Notice kind="info">
            {(order.payUntil === null ? messages.order.unpaid : byHandSentences.unpaid)(
              formatDateTime(expiryOf(order), admin.timeZone),
            )}{' '}
            {messages.order.unpaidHint}
          </Notice>
        )}
        {isUnpaid && (order.status === 'processing' || order.status === 'completed') && (
          <Notice kind="info">{messages.order.unpaidMoved}</Notice>
        )}
        {order.paidAt !== null && <OrderSeen orderId={order.id} markSeen={markOrderSeen} />}
        {order.expiredAt !== null && (
          <Notice kind="info">
            {order.payUntil === null
              ? `${messages.order.expired} ${messages.order.expiredHint}`
              : `${byHandSentences.linkEnded} ${byHandSentences.linkEndedHint}`}
          </Notice>
        )}
        <PrintLinks orderId={order.id} hasLabels={order.items.some(({ roster }) => roster !== null)} />
      </div>
      <OrderAlerts {...open} timeZone={admin.timeZone} isOnOrder markSeenTo={markAlertSeenTo} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        {/* On a phone, what is done each day comes before the customer and the money. */}
        <div className="flex flex-col gap-6">
          <OrderLines orderId={order.id} items={order.items} charges={order.charges} />
          {/* What was handed over leaves nothing to pick up. */}
          {!isHandedOver(order.delivery) && (
            <ShippingCard
              order={{
                id: order.id,
                status: order.status,
                isPickup: order.delivery?.isPickup === true,
                buyer,
                items: order.items.map(({ id: itemId, name, choices, quantity }) => ({
                  ...{ id: itemId, name: chosenName(name, choices), quantity },
                })),
                shipments: order.shipments,
              }}
              timeZone={admin.timeZone}
              actions={roleMay(admin.role, 'orders.edit') ? SHIPPING : null}
            />
          )}
        </div>
        <div className="flex flex-col gap-6 lg:row-span-2">
          {order.extras !== null && <ExtrasCard extras={order.extras} />}
          {order.payUntil !== null &&
            isPayableByLink(order, new Date()) &&
            roleMay(admin.role, 'orders.create') && (
              <PaymentLinkCard
                orderId={order.id}
                link={(await storeLinks(admin.tenant))(orderLinkPath(admin.tenant.id, order.id))}
                email={order.customer.email}
                ends={formatDateTime(order.payUntil, admin.timeZone)}
                isTest={order.isTest}
                send={sendPaymentLink}
              />
            )}
          <CustomerCard
            order={order}
            saveAddress={
              order.shipments.length === 0 &&
              order.status !== 'cancelled' &&
              roleMay(admin.role, 'orders.change_address')
                ? saveOrderAddress
                : null
            }
          />
          <KeepFocus>
            <PaymentCard
              order={order}
              timeZone={admin.timeZone}
              allowance={allowance}
              stockBack={stockBack}
              refundPayment={refundPayment}
            />
          </KeepFocus>
          <InternalNote key={order.id} orderId={order.id} note={order.internalNote} saveNote={saveNote} />
          <OrderMails
            mails={mails}
            timeZone={admin.timeZone}
            sendAgain={roleMay(admin.role, 'mails.send_again') ? sendMailsAgain : null}
          />
        </div>
        <OrderTimeline events={order.events} timeZone={admin.timeZone} />
      </div>
    </div>
  );
});

-- The kinds that lib/orders/events/order-event.ts knows. Every row that there is has one of them.
ALTER TABLE "order_events"
  ADD CONSTRAINT "order_events_kind_check" CHECK ("kind" IN (
    'order.created', 'order.status', 'order.completion_undone', 'order.expired',
    'payment.started', 'payment.pending', 'payment.failed', 'payment.expired', 'payment.captured',
    'payment.second_capture', 'payment.mismatch', 'payment.by_hand', 'payment.refunded', 'payment.reversed',
    'payment.refund_failed'));

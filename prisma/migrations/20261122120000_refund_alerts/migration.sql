-- A refund that PayPal has not answered for long is put before the shop's people, too.
ALTER TABLE "order_alerts" DROP CONSTRAINT "order_alerts_kind_check";
ALTER TABLE "order_alerts"
  ADD CONSTRAINT "order_alerts_kind_check" CHECK ("kind" IN ('capture_mismatch', 'second_capture', 'paid_after_cancel', 'refund_failed', 'refund_unanswered', 'reversed',
    'unknown_payment', 'payment_unchecked', 'payment_waiting', 'pending_after_cancel', 'message_lost'));

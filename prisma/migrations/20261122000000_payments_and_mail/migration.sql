-- AlterTable
ALTER TABLE "tenants" ADD COLUMN "paypal_webhook_id" TEXT,
ADD COLUMN "notifies_new_orders" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "notification_email" TEXT,
ADD COLUMN "reply_to_email" TEXT;
ALTER TABLE "orders" ADD COLUMN "store_url" TEXT,
ADD COLUMN "expired_at" TIMESTAMPTZ(3);
ALTER TABLE "payments" ADD COLUMN "platform_fee_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "paypal_client_id" TEXT,
ADD COLUMN "capture_asked_at" TIMESTAMPTZ(3),
ADD COLUMN "declined_at" TIMESTAMPTZ(3),
ADD COLUMN "next_check_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "outbox_mails" ADD COLUMN "subject" TEXT NOT NULL DEFAULT '',
ADD COLUMN "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN "gave_up_at" TIMESTAMPTZ(3),
DROP COLUMN "claimed_at";

-- DropIndex
DROP INDEX "outbox_mails_tenant_id_order_id_kind_key";

-- CreateTable
CREATE TABLE "refunds" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "paypal_refund_id" TEXT,
    "kind" TEXT NOT NULL DEFAULT 'refund',
    "amount_cents" INTEGER NOT NULL,
    "platform_fee_returned_cents" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'requested',
    "failure" TEXT,
    "actor_name" TEXT,
    "next_check_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "tenant_id" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "event_type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_alerts" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" TEXT,

    CONSTRAINT "order_alerts_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "orders_status_created_at_idx" ON "orders"("status", "created_at");

-- CreateIndex
CREATE INDEX "payments_next_check_at_idx" ON "payments"("next_check_at");

-- CreateIndex
CREATE INDEX "refunds_tenant_id_order_id_idx" ON "refunds"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "refunds_tenant_id_payment_id_idx" ON "refunds"("tenant_id", "payment_id");

-- CreateIndex
CREATE INDEX "refunds_tenant_id_completed_at_idx" ON "refunds"("tenant_id", "completed_at");

-- CreateIndex
CREATE INDEX "refunds_next_check_at_idx" ON "refunds"("next_check_at");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_tenant_id_paypal_refund_id_key" ON "refunds"("tenant_id", "paypal_refund_id");

-- CreateIndex
CREATE INDEX "webhook_events_next_attempt_at_idx" ON "webhook_events"("next_attempt_at");

-- CreateIndex
CREATE INDEX "order_alerts_tenant_id_resolved_at_created_at_idx" ON "order_alerts"("tenant_id", "resolved_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "order_alerts_tenant_id_order_id_kind_subject_key" ON "order_alerts"("tenant_id", "order_id", "kind", "subject");

-- CreateIndex
CREATE INDEX "outbox_mails_next_attempt_at_idx" ON "outbox_mails"("next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_tenant_id_order_id_kind_subject_key" ON "outbox_mails"("tenant_id", "order_id", "kind", "subject");

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_payment_id_fkey" FOREIGN KEY ("tenant_id", "payment_id") REFERENCES "payments"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_alerts" ADD CONSTRAINT "order_alerts_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is not expressible in schema.prisma: what the rows of before mean, constraints, grants and row-level
-- security.

-- What is over is not asked about again.
UPDATE "payments" SET "next_check_at" = NULL WHERE "status" IN ('captured', 'failed');
-- Nobody wrote down whether PayPal was asked for their money; it may have been.
UPDATE "payments" SET "capture_asked_at" = "created_at";
UPDATE "outbox_mails" SET "next_attempt_at" = NULL WHERE "sent_at" IS NOT NULL;

-- The first capture of an order carries the platform's fee.
UPDATE "payments" SET "platform_fee_cents" = o."platform_fee_cents"
FROM "orders" o
WHERE o."tenant_id" = "payments"."tenant_id" AND o."id" = "payments"."order_id" AND "payments"."status" = 'captured'
  AND NOT EXISTS (
    SELECT FROM "payments" p
    WHERE p."tenant_id" = o."tenant_id" AND p."order_id" = o."id" AND p."status" = 'captured'
      AND (p."captured_at", p."attempt") < ("payments"."captured_at", "payments"."attempt"));

-- Until an owner says otherwise, news of an order goes to whoever owns the shop longest.
UPDATE "tenants" SET "notification_email" = (
  SELECT u."email" FROM "tenant_users" t JOIN "users" u ON u."id" = t."user_id"
  WHERE t."tenant_id" = "tenants"."id" AND t."role" = 'owner'
  ORDER BY t."created_at", u."id" LIMIT 1);

ALTER TABLE "tenants"
  ADD CONSTRAINT "tenants_emails_check" CHECK (length("notification_email") <= 254 AND length("reply_to_email") <= 254);
ALTER TABLE "payments"
  DROP CONSTRAINT "payments_status_check",
  ADD CONSTRAINT "payments_status_check" CHECK ("status" IN ('created', 'pending', 'captured', 'failed', 'expired')),
  ADD CONSTRAINT "payments_platform_fee_cents_check" CHECK ("platform_fee_cents" BETWEEN 0 AND "amount_cents");
ALTER TABLE "refunds"
  ADD CONSTRAINT "refunds_kind_check" CHECK ("kind" IN ('refund', 'reversal')),
  ADD CONSTRAINT "refunds_status_check" CHECK ("status" IN ('requested', 'pending', 'completed', 'failed')),
  ADD CONSTRAINT "refunds_amount_cents_check" CHECK ("amount_cents" > 0),
  ADD CONSTRAINT "refunds_platform_fee_returned_cents_check" CHECK ("platform_fee_returned_cents" BETWEEN 0 AND "amount_cents"),
  ADD CONSTRAINT "refunds_completed_check" CHECK (("status" = 'completed') = ("completed_at" IS NOT NULL)),
  ADD CONSTRAINT "refunds_reason_check" CHECK (length("reason") <= 255);
ALTER TABLE "webhook_events"
  ADD CONSTRAINT "webhook_events_id_check" CHECK (length("id") BETWEEN 1 AND 100);
ALTER TABLE "outbox_mails"
  ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN ('order_confirmation', 'new_order', 'payment_pending', 'refund', 'order_completed', 'order_link')),
  ADD CONSTRAINT "outbox_mails_attempts_check" CHECK ("attempts" >= 0);
ALTER TABLE "order_alerts"
  ADD CONSTRAINT "order_alerts_kind_check" CHECK ("kind" IN ('capture_mismatch', 'second_capture', 'paid_after_cancel', 'refund_failed', 'reversed', 'unknown_payment',
    'payment_unchecked', 'payment_waiting', 'pending_after_cancel', 'message_lost'));

GRANT UPDATE ("paypal_webhook_id", "notifies_new_orders", "notification_email", "reply_to_email") ON "tenants" TO makerfront_tenant;
GRANT SELECT, INSERT, UPDATE, DELETE ON "refunds", "webhook_events", "order_alerts" TO makerfront_tenant;

ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "refunds_own_rows" ON "refunds" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "webhook_events" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "webhook_events_own_rows" ON "webhook_events" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
ALTER TABLE "order_alerts" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "order_alerts_own_rows" ON "order_alerts" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));

-- The orders of a shop lie between those of all others, each on a page of its own. With these columns in the index, counting a shop's
-- orders and adding up its payments read the index alone: a few pages, instead of one for each order.
DROP INDEX "orders_tenant_id_created_at_id_idx";
CREATE INDEX "orders_tenant_id_created_at_id_idx" ON "orders" ("tenant_id", "created_at" DESC, "id" DESC)
  INCLUDE ("status", "expired_at", "is_test");

DROP INDEX "payments_tenant_id_captured_at_idx";
CREATE INDEX "payments_tenant_id_captured_at_idx" ON "payments" ("tenant_id", "captured_at")
  INCLUDE ("order_id", "status", "amount_cents", "refunded_cents", "paypal_fee_cents", "platform_fee_cents");

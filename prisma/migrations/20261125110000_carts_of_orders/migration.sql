-- The cart that an order was placed from, by an id that the shopper's browser has made up: the money of one cart is taken
-- once, however many windows it is paid in. Orders of before, and of pages from before, have none. It is set when the order
-- is placed and never changes; what is done across shops may not read it.
ALTER TABLE "orders" ADD COLUMN "cart_id" TEXT;

ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_check" CHECK ("cart_id" ~ '^[0-9a-f]{32}$');

CREATE INDEX "orders_tenant_id_cart_id_idx" ON "orders" ("tenant_id", "cart_id");

-- Flat, floor, care of: the second line of an address. Orders of before have none. As with the rest of an address, no
-- shop's scope may change it, and what is done across shops may not read it.
ALTER TABLE "orders" ADD COLUMN "shipping_address_line2" TEXT NOT NULL DEFAULT '';

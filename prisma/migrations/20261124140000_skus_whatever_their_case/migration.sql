-- SKUs are unique whatever their case. Of products whose SKUs differ by case only, the oldest keeps its own; each other
-- gets a number behind it, "mug-1" becomes "mug-1-2", and keeps what it was in a column that the owner is shown.
ALTER TABLE "products" ADD COLUMN "former_sku" TEXT;
ALTER TABLE "products" ADD CONSTRAINT "products_former_sku_check" CHECK (length("former_sku") BETWEEN 1 AND 64);

DO $$
DECLARE
  twin record;
  number integer;
  candidate text;
BEGIN
  FOR twin IN
    SELECT tenant_id, id, sku FROM (
      SELECT tenant_id, id, sku,
        row_number() OVER (PARTITION BY tenant_id, lower(sku) ORDER BY created_at, id) AS place
      FROM products
    ) AS ranked
    WHERE place > 1
    ORDER BY tenant_id, lower(sku), place
  LOOP
    number := 2;
    LOOP
      -- At most 64 characters, as the column has it.
      candidate := left(twin.sku, 63 - length(number::text)) || '-' || number;
      EXIT WHEN NOT EXISTS (
        SELECT FROM products WHERE tenant_id = twin.tenant_id AND lower(sku) = lower(candidate)
      );
      number := number + 1;
    END LOOP;
    -- The version counts on: whoever has the product open is told that it has changed.
    UPDATE products SET sku = candidate, former_sku = twin.sku, version = version + 1
    WHERE tenant_id = twin.tenant_id AND id = twin.id;
  END LOOP;
END
$$;

-- The schema of Prisma has no word for an index on an expression.
DROP INDEX "products_tenant_id_sku_key";
CREATE UNIQUE INDEX "products_tenant_id_lower_sku_key" ON "products" ("tenant_id", lower("sku"));

GRANT UPDATE ("former_sku") ON "products" TO makerfront_tenant;

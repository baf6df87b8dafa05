-- What an order's total is made of, in the row of the order: written once, by the statement that inserts it.
ALTER TABLE "orders" ADD COLUMN "charges" JSONB;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN "discount_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "tax_cents" INTEGER NOT NULL DEFAULT 0;

-- What follows is not expressible in schema.prisma: what the rows of before mean, constraints and grants.

-- The sum of charges without the tax that prices hold already; null for anything that is no list of charges. Amounts and
-- rates are whole; only a discount takes off, and nothing else does.
CREATE FUNCTION "charges_total"("charges" JSONB) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT CASE WHEN bool_and("is_charge") THEN sum("amount") FILTER (WHERE "kind" <> 'tax_included')::bigint END
  FROM (
    SELECT "kind", "amount",
      coalesce("kind" IN ('goods', 'upcharges', 'discount', 'shipping', 'tax', 'tax_included')
        AND CASE "kind" WHEN 'discount' THEN "amount" <= 0 ELSE "amount" >= 0 END
        AND jsonb_typeof("entry" -> 'name') = 'string' AND length("entry" ->> 'name') <= 100
        AND CASE "kind" IN ('tax', 'tax_included')
          WHEN true THEN "rate" BETWEEN 0 AND 10000
          ELSE jsonb_typeof("entry" -> 'rateBasisPoints') = 'null' END, false) AS "is_charge"
    FROM jsonb_array_elements(CASE jsonb_typeof("charges") WHEN 'array' THEN "charges" ELSE '[]' END) AS "entry"
    CROSS JOIN LATERAL (SELECT "entry" ->> 'kind' AS "kind",
      CASE WHEN "entry" ->> 'amountCents' ~ '^-?[0-9]{1,10}$' THEN ("entry" ->> 'amountCents')::bigint END AS "amount",
      CASE WHEN "entry" ->> 'rateBasisPoints' ~ '^[0-9]{1,5}$' THEN ("entry" ->> 'rateBasisPoints')::int END AS "rate"
    ) AS "parts"
  ) AS "entries"
$$;

-- Orders of before cost their lines: what the sizes of rosters add is an upcharge, all else are goods.
UPDATE "orders" SET "charges" = jsonb_build_array(
    jsonb_build_object('kind', 'goods', 'name', '', 'rateBasisPoints', NULL, 'amountCents', "total_cents" - "upcharges")
  ) || CASE "upcharges" WHEN 0 THEN '[]'::jsonb ELSE jsonb_build_array(
    jsonb_build_object('kind', 'upcharges', 'name', '', 'rateBasisPoints', NULL, 'amountCents', "upcharges")) END
FROM (
  SELECT o."tenant_id", o."id", least(o."total_cents", coalesce(sum(i."upcharge_cents"), 0))::int AS "upcharges"
  FROM "orders" o LEFT JOIN "order_items" i ON i."tenant_id" = o."tenant_id" AND i."order_id" = o."id"
  GROUP BY o."tenant_id", o."id", o."total_cents"
) AS "before"
WHERE "before"."tenant_id" = "orders"."tenant_id" AND "before"."id" = "orders"."id";

ALTER TABLE "orders" ALTER COLUMN "charges" SET NOT NULL,
  ADD CONSTRAINT "orders_total_of_charges_check" CHECK ("charges_total"("charges") IS NOT DISTINCT FROM "total_cents");

ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_discount_cents_check" CHECK ("discount_cents" BETWEEN 0 AND greatest("subtotal_cents", 0)),
  ADD CONSTRAINT "order_items_tax_cents_check" CHECK ("tax_cents" >= 0);

-- As with all money of an order, no shop's scope may change it. What is done across shops does not read the charges.
GRANT SELECT ("discount_cents", "tax_cents") ON "order_items" TO makerfront_platform;
-- Whoever inserts an order is asked for the sum.
GRANT EXECUTE ON FUNCTION "charges_total"(JSONB) TO makerfront_tenant;

import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** Joins the terms of `products`, for `priceTodaySql`. */
export const TERMS_JOIN = Prisma.sql`
  LEFT JOIN product_terms t ON t.tenant_id = products.tenant_id AND t.product_id = products.id`;

/**
 * What one piece of the variant `v` of `products` costs on this day of the shop, in cents: as `priceToday` calculates it
 * (piece-price.ts), for sorting and filtering in the database.
 */
export const priceTodaySql = (today: CalendarDay): Prisma.Sql => {
  const price = Prisma.sql`coalesce(v.price_cents, products.price_cents)`;
  return Prisma.sql`CASE WHEN t.sale_from <= ${today}::date AND (t.sale_until IS NULL OR ${today}::date <= t.sale_until)
    THEN least(${price}, greatest(1, CASE t.sale_kind WHEN 'price' THEN t.sale_value
      ELSE (2 * ${price}::bigint * (10000 - t.sale_value) + 10000) / 20000 END))::int
    ELSE ${price} END`;
};

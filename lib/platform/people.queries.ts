// People across shops: accounts, the landing page's sign-ups, and orders that somebody asks about.
import 'server-only';
import { literally } from '@/lib/db/literally';
import { operatorDb } from '@/lib/db/operator-db';
import { type Cents, cents } from '@/lib/money/cents';
import type { Operator } from './operator';
import { PAGE_SIZE } from './shops.queries';

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  hasPassword: boolean;
  places: { shop: string; tenantId: string; role: string }[];
};

export type ListFilter = { search: string; page: number };

/** One page of the accounts, newest first, filtered by address or name, with their shops. */
export function listPeople(
  operator: Operator,
  { search, page }: ListFilter,
): Promise<{ people: PersonRow[]; hasMore: boolean }> {
  const like = `%${literally(search.toLowerCase())}%`;
  return operatorDb(operator, async (db) => {
    const rows = await db.$queryRaw<PersonRow[]>`
      SELECT u.id::text, u.name, u.email, u.created_at AS "createdAt", u.password_hash <> '' AS "hasPassword",
        (SELECT coalesce(json_agg(json_build_object('shop', t.name, 'tenantId', t.id, 'role', m.role) ORDER BY t.name), '[]')
          FROM tenant_users m JOIN tenants t ON t.id = m.tenant_id WHERE m.user_id = u.id) AS places
      FROM users u WHERE ${search} = '' OR u.email LIKE ${like} OR lower(u.name) LIKE ${like}
      ORDER BY u.created_at DESC, u.id DESC LIMIT ${PAGE_SIZE + 1} OFFSET ${(page - 1) * PAGE_SIZE}`;
    return { people: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
  });
}

export type SignupRow = { id: string; email: string; createdAt: Date; invitedAt: Date | null };

/** One page of the sign-ups, newest first. */
export function listSignups(
  operator: Operator,
  { search, page }: ListFilter,
): Promise<{ signups: SignupRow[]; hasMore: boolean }> {
  return operatorDb(operator, async (db) => {
    const rows = await db.contactSignup.findMany({
      where: search === '' ? {} : { email: { contains: search.toLowerCase() } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE + 1,
    });
    return { signups: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
  });
}

export type FoundOrder = {
  id: string;
  shop: string;
  tenantId: string;
  orderNumber: number;
  customerName: string;
  customerEmail: string;
  totalCents: Cents;
  status: string;
  paymentStatus: string;
  createdAt: Date;
  paypalOrderId: string | null;
  isTest: boolean;
};

/** Orders of all shops by number, e-mail address or PayPal id, at most 25. Each search is logged. */
export function findOrders(operator: Operator, wanted: string): Promise<FoundOrder[]> {
  return operatorDb(operator, async (db) => {
    const rows = await db.$queryRaw<(Omit<FoundOrder, 'totalCents'> & { totalCents: number })[]>`
      SELECT o.id::text, t.name AS shop, t.id::text AS "tenantId", o.order_number AS "orderNumber",
        o.customer_name AS "customerName", o.customer_email AS "customerEmail", o.total_cents AS "totalCents",
        o.status, o.payment_status AS "paymentStatus", o.created_at AS "createdAt", o.paypal_order_id AS "paypalOrderId",
        EXISTS (SELECT FROM orders x WHERE x.tenant_id = o.tenant_id AND x.id = o.id AND x.is_test) AS "isTest"
      FROM operator_find_orders(${wanted}, ${PAGE_SIZE}) o JOIN tenants t ON t.id = o.tenant_id
      ORDER BY o.created_at DESC`;
    return rows.map((row) => ({ ...row, totalCents: cents(row.totalCents) }));
  });
}

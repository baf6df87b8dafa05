import 'server-only';
import { z } from 'zod';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { NO_TAXES, type PlacedRate, type ShopTaxes, TAX_ANSWERS, type TaxAnswer } from './shop-taxes';

const found = z.array(
  z.object({
    answer: z.enum(TAX_ANSWERS),
    country: z.string(),
    state: z.string(),
    rates: z.array(
      z.object({
        id: z.string(),
        country: z.string(),
        state: z.string(),
        name: z.string(),
        basisPoints: z.int(),
        taxesShipping: z.boolean(),
      }),
    ),
    exempt: z.array(z.string()),
  }),
);

/** What the shop charges, with those of these products that are exempt. One statement: each quote and order asks. */
export async function findShopTaxes(
  db: Database,
  tenantId: TenantId,
  productIds: readonly string[],
): Promise<ShopTaxes> {
  const rows = await db.$queryRaw`
    SELECT s.answer, s.home_country AS country, s.home_state AS state,
      coalesce((SELECT json_agg(json_build_object('id', r.id, 'country', r.country, 'state', r.state, 'name', r.name,
          'basisPoints', r.basis_points, 'taxesShipping', r.taxes_shipping) ORDER BY r.state, r.name, r.id)
        FROM tax_rates r WHERE r.tenant_id = s.tenant_id), '[]') AS rates,
      coalesce((SELECT json_agg(e.product_id) FROM tax_exempt_products e
        WHERE e.tenant_id = s.tenant_id AND e.product_id = ANY (${[...productIds]}::uuid[])), '[]') AS exempt
    FROM tax_settings s WHERE s.tenant_id = ${tenantId}::uuid`;
  const [row] = found.parse(rows);
  return row === undefined
    ? NO_TAXES
    : {
        answer: row.answer,
        home: { country: row.country, state: row.state },
        rates: row.rates,
        exemptIds: new Set(row.exempt),
      };
}

/** `version` increments with each change. */
export type KeptRate = PlacedRate & { version: number };

export type TaxSettingsView = {
  /** Null if the owner has not answered yet. */
  answer: TaxAnswer | null;
  homeCountry: string;
  homeState: string;
  /** 0 before the first answer. */
  version: number;
  rates: KeptRate[];
  exempt: { id: string; name: string }[];
};

/** Everything about tax, for the settings. */
export const getTaxSettings = (tenantId: TenantId): Promise<TaxSettingsView> =>
  tenantDb(tenantId, async (db) => {
    const settings = await db.taxSettings.findUnique({ where: { tenantId } });
    const rates = await db.taxRate.findMany({
      where: { tenantId },
      orderBy: [{ country: 'desc' }, { state: 'asc' }, { name: 'asc' }, { id: 'asc' }],
      omit: { tenantId: true, createdAt: true },
    });
    const exempt = await db.taxExemptProduct.findMany({
      where: { tenantId },
      select: { product: { select: { id: true, name: true } } },
      orderBy: { createdAt: 'asc' },
    });
    return {
      answer: z
        .enum(TAX_ANSWERS)
        .nullable()
        .parse(settings?.answer ?? null),
      homeCountry: settings?.homeCountry ?? NO_TAXES.home.country,
      homeState: settings?.homeState ?? NO_TAXES.home.state,
      version: settings?.version ?? 0,
      rates,
      exempt: exempt.map(({ product }) => product),
    };
  });

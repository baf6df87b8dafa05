import 'server-only';
import { z } from 'zod';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { NO_TAXES, type PlacedRate, type ShopTaxes, TAX_ANSWERS, type TaxAnswer } from './shop-taxes';

const taxAnswer = z.enum(TAX_ANSWERS);

/** What of a shop `readShopTaxes` needs. */
export const SHOP_TAXES = {
  taxSettings: { select: { answer: true, homeCountry: true, homeState: true } },
  taxRates: {
    select: { id: true, country: true, state: true, name: true, basisPoints: true, taxesShipping: true },
    orderBy: [{ state: 'asc' }, { name: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.TenantSelect;

/** What the shop charges; `exemptIds` are the products of an order on which it charges no tax. */
export const readShopTaxes = (
  { taxSettings, taxRates }: Prisma.TenantGetPayload<{ select: typeof SHOP_TAXES }>,
  exemptIds: ReadonlySet<string>,
): ShopTaxes =>
  taxSettings === null
    ? NO_TAXES
    : {
        answer: taxAnswer.parse(taxSettings.answer),
        home: { country: taxSettings.homeCountry, state: taxSettings.homeState },
        rates: taxRates,
        exemptIds,
      };

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
      answer: taxAnswer.nullable().parse(settings?.answer ?? null),
      homeCountry: settings?.homeCountry ?? NO_TAXES.home.country,
      homeState: settings?.homeState ?? NO_TAXES.home.state,
      version: settings?.version ?? 0,
      rates,
      exempt: exempt.map(({ product }) => product),
    };
  });

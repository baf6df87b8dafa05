import 'server-only';
import { readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { aside, block, button, type MailContent, mailOf, paragraph, title } from '@/lib/mail/mail-parts';
import { lowStockMailSentences as sentences } from '@/lib/messages/en/mails/shop-mails';
import type { Tenant } from '@/lib/tenants/tenant';

export type LowStockLine = { product: string; values: readonly string[]; left: number };

/** What a sale left few of, with the pieces that are there now. */
export const findLowStock = (tenantId: TenantId, orderId: OrderId): Promise<LowStockLine[]> =>
  tenantDb(tenantId, async (db) => {
    const rows = await db.stockChange.findMany({
      where: { tenantId, orderId, isLow: true },
      orderBy: { id: 'asc' },
      select: {
        variant: { select: { ...VARIANT_COLUMNS, onHand: true, product: { select: { name: true } } } },
      },
    });
    return rows.map(({ variant: { onHand, product, ...variant } }) => ({
      product: product.name,
      values: readVariant(variant).values,
      left: onHand,
    }));
  });

/** To the shop, once for each fall of a stock to what the owner chose. */
export function lowStock(
  tenant: Tenant,
  orderNumber: number,
  lines: readonly LowStockLine[],
  productsUrl: string | null,
): MailContent {
  const [first] = lines;
  const name = first?.product ?? '';
  return mailOf(tenant, {
    subject:
      lines.length === 1 ? sentences.subject(name) : sentences.subjectOfSeveral(name, lines.length - 1),
    preheader: sentences.title,
    parts: [
      title(sentences.title),
      block(
        sentences.heading,
        lines.map(({ product, values, left }) => sentences.left(sentences.named(product, values), left)),
      ),
      paragraph(sentences.sold(orderNumber)),
      ...button(tenant, sentences.open, productsUrl),
      aside(sentences.why),
    ],
  });
}

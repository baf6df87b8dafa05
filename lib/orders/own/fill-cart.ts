import 'server-only';
import type { CartProduct, NewCartLine } from '@/lib/cart/cart';
import { fileChoices, type RosterFile } from '@/lib/choices/file-choices';
import { type ChoiceFile, type LineChoice, TEXT_CHOICE } from '@/lib/choices/line-choice';
import type { TenantId } from '@/lib/ids';
import { addToCartSentences } from '@/lib/messages/en/shop/add-to-cart';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import { cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import { type SaveRosterError, saveRoster } from '@/lib/rosters/keeping/rosters.commands';
import { serializeRoster } from '@/lib/rosters/reading/roster-text';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { borrowLogo } from '@/lib/uploads/order-files/borrow-order-file';
import { storeMadeRoster } from '@/lib/uploads/store-made-roster';
import type { NoRoom } from '@/lib/uploads/upload-quota.queries';
import { questionsOf } from '../choices/product-questions';
import type { PricedProduct } from '../pricing/price-order';
import type { OrderOwner } from './order-owner';
import { planReorder, type ReorderError, type ReorderPlan } from './plan-reorder';
import type { PlannedLine } from './reorder-line';

export type FillError = ReorderError | NoRoom | 'upload_gone' | SaveRosterError['code'];

export type Filled =
  | { kind: 'lines'; lines: NewCartLine[] }
  /** What the shopper has seen is not so any more: nothing was put in. */
  | { kind: 'changed'; plan: ReorderPlan };

/**
 * The lines of an earlier order for the cart, by the shop's present products and prices. Only if the shopper has seen
 * how they are now: `seen` is the fingerprint of the plan. All of them or none.
 */
export async function fillCart(
  tenantId: TenantId,
  owner: OrderOwner,
  { orderId, seen, sender }: { orderId: string; seen: string; sender: string },
): Promise<Result<Filled, FillError>> {
  const planned = await planReorder(tenantId, owner, orderId);
  if (!planned.ok) {
    return planned;
  }
  const plan = planned.value;
  if (plan.fingerprint !== seen) {
    return ok({ kind: 'changed', plan });
  }
  const lines: NewCartLine[] = [];
  // One after the other: each may write a roster.
  for (const line of plan.lines) {
    if (line.filled !== null) {
      const filled = await fillLine(tenantId, line, line.filled, sender);
      if (!filled.ok) {
        return filled;
      }
      lines.push(filled.value);
    }
  }
  return ok({ kind: 'lines', lines });
}

async function fillLine(
  tenantId: TenantId,
  { quantity }: PlannedLine,
  { product, variant, answers, logoFileId, team }: NonNullable<PlannedLine['filled']>,
  sender: string,
): Promise<Result<NewCartLine, FillError>> {
  let logo: ChoiceFile | null = null;
  if (logoFileId !== null) {
    const borrowed = await borrowLogo(tenantId, logoFileId, sender);
    if (!borrowed.ok) {
      return borrowed;
    }
    logo = borrowed.value;
  }
  const roster = team === null ? ok(null) : await keepTeam(tenantId, product.id, team, sender);
  if (!roster.ok) {
    return roster;
  }
  const words: LineChoice[] = answers.map((answer) => ({ ...answer, label: labelOf(answer) }));
  return ok({
    product: { ...cartProduct(product), priceCents: variant.priceCents, imageUrl: variant.imageUrl },
    quantity,
    choices: [...words, ...fileChoices({ logo, roster: roster.value })],
  });
}

/** The team as a roster of its own, with a file of the people as they are now. */
async function keepTeam(
  tenantId: TenantId,
  productId: string,
  table: RosterTable,
  sender: string,
): Promise<Result<RosterFile, FillError>> {
  const file = { name: rosterFieldSentences.typedFile, text: serializeRoster(table), sender };
  const stored = await storeMadeRoster(tenantId, file);
  if (!stored.ok) {
    return err(stored.error);
  }
  const { uploadId } = stored.value;
  const saved = await saveRoster(tenantId, { productId, uploadId, table });
  if (!saved.ok) {
    return err(saved.error.code);
  }
  const { id: rosterId, name, sha256, isParsed, summary } = saved.value;
  const { pieces, sizes, upchargeCents } = summary;
  return ok({
    uploadId,
    name,
    sha256,
    rosterId,
    isParsed,
    pieces,
    sizes,
    upchargeCents: cents(upchargeCents),
  });
}

/** The label as the product's page has it, so that the same choice there is the same line. */
const labelOf = ({ kind, label }: { kind: string; label: string }): string =>
  label || (kind === TEXT_CHOICE ? addToCartSentences.defaultLabel : '');

const cartProduct = (product: PricedProduct): CartProduct => ({
  id: product.id,
  name: product.name,
  priceCents: cents(product.priceCents),
  imageUrl: product.imageUrl,
  questions: questionsOf(product).map(({ kind, label }) => ({ kind, label: labelOf({ kind, label }) })),
});

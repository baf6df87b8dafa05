import 'server-only';
import type { CartProduct } from '@/lib/cart/cart';
import { choiceOf } from '@/lib/choices/line-choice';
import { tenantDb } from '@/lib/db/tenant-db';
import { cents } from '@/lib/money/cents';
import { answerProblem, type ChoiceError, questionsOf } from '@/lib/orders/choices/product-questions';
import type { SentChoice } from '@/lib/orders/choices/sent-choices';
import type { RosterSummary } from '@/lib/rosters/roster-table';
import { readLineRows, standRosters } from './find-line-facts';
import type { PricedProduct } from './price-order';
import { readTeamOrder, type TeamOrderError, teamLineOf } from './team-order';

/** What stands in a line's way, and what its roster comes to by what the shop asks and charges now. */
export type CheckedLine = {
  problem: TeamOrderError | ChoiceError | null;
  roster: RosterSummary | null;
};

/** A line of a cart: its product, and what was chosen. */
type CartLineToCheck = {
  product_id: string;
  choices: readonly SentChoice[];
  /** Whether what is not in the list was not answered; pages of the release before may leave answers out. */
  saysAll?: boolean;
};

export type CheckedCart = {
  /** Those that are still sold. */
  products: CartProduct[];
  /** One for each line, in their order. */
  lines: CheckedLine[];
};

/**
 * A cart as the shop has it now. Not cached: what a shopper is about to pay is never stale. A line whose product
 * is no longer sold has nothing to check; that it is gone shows by the products.
 */
export async function checkCart(tenantId: string, lines: readonly CartLineToCheck[]): Promise<CheckedCart> {
  const teamLines = lines.map(teamLineOf);
  const rows = await tenantDb(tenantId, (db) => readLineRows(db, tenantId, teamLines));
  const { products, attachments } = await standRosters(tenantId, teamLines, rows);
  const byId = new Map(products.map((product) => [product.id, product]));
  const checked = lines.map((line) => {
    const product = byId.get(line.product_id.toLowerCase());
    if (!product) {
      return { problem: null, roster: null };
    }
    const answer = answersProblem(product, line);
    if (answer !== null) {
      return { problem: answer, roster: null };
    }
    const read = readTeamOrder(product, teamLineOf(line), attachments);
    return read.ok ? { problem: null, roster: read.value.summary } : { problem: read.error, roster: null };
  });
  return { products: products.map(toCartProduct), lines: checked };
}

/** The first problem of what was answered in words. What a page says nothing of, the order looks at all the same. */
function answersProblem(
  product: PricedProduct,
  { choices, saysAll = false }: CartLineToCheck,
): ChoiceError | null {
  for (const question of questionsOf(product)) {
    const answer = choiceOf(choices, question.kind)?.value ?? (saysAll ? '' : undefined);
    const problem = answer === undefined ? null : answerProblem(question, answer);
    if (problem !== null) {
      return problem;
    }
  }
  return null;
}

const toCartProduct = (product: PricedProduct): CartProduct => ({
  id: product.id,
  name: product.name,
  priceCents: cents(product.priceCents),
  imageUrl: product.imageUrl,
  questions: questionsOf(product).map(({ kind, label }) => ({ kind, label })),
});

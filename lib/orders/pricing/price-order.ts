// From what a shopper asked for and what the shop sells to the lines and the total of an order.

import { type Cents, cents, multiplyCents, sumCents } from '@/lib/money/cents';
import type { OrderInput } from '@/lib/orders/checkout/order-input';
import { fileChoices, type PricedChoice, readAnswers } from '@/lib/orders/choices/priced-choices';
import type { AskingProduct, ChoiceError } from '@/lib/orders/choices/product-questions';
import { err, ok, type Result } from '@/lib/result';
import {
  type Attachments,
  readTeamOrder,
  type TeamOrder,
  type TeamOrderError,
  type TeamProduct,
  teamLineOf,
} from './team-order';

/** A product row, as far as pricing needs it. */
export type PricedProduct = TeamProduct &
  AskingProduct & {
    id: string;
    name: string;
    sku: string;
    priceCents: number;
    imageUrl: string | null;
  };

export type PricedLine = Omit<TeamOrder, 'summary'> & {
  productId: string;
  productName: string;
  productSku: string;
  productPriceCents: Cents;
  productImageUrl: string | null;
  quantity: number;
  choices: PricedChoice[];
  subtotalCents: Cents;
};

export type PricedOrder = { lines: PricedLine[]; totalCents: Cents };

/** Which line cannot be sold, and why. `index` counts from 0. */
export type PricingError =
  | { code: 'product_unavailable' | ChoiceError | TeamOrderError; index: number }
  | { code: 'nothing_to_pay' | 'total_too_large' };

/** The largest order total in cents: what an `integer` column and PayPal's amount both hold. */
export const LARGEST_TOTAL_CENTS = 999_999_999;

/** Prices every line from the shop's own rows; nothing of it comes from the client. */
export function priceOrder(
  input: OrderInput['lines'],
  products: readonly PricedProduct[],
  attachments: Attachments,
): Result<PricedOrder, PricingError> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines: PricedLine[] = [];
  for (const [index, line] of input.entries()) {
    const { product_id, quantity } = line;
    const product = byId.get(product_id.toLowerCase());
    if (!product) {
      return err({ code: 'product_unavailable', index });
    }
    const answers = readAnswers(product, line.choices);
    if (!answers.ok) {
      return err({ code: answers.error, index });
    }
    const team = readTeamOrder(product, teamLineOf(line), attachments);
    if (!team.ok) {
      return err({ code: team.error, index });
    }
    const { summary, ...files } = team.value;
    if (summary !== null && summary.pieces !== quantity) {
      // The shopper saw another number of pieces, and so another total.
      return err({ code: 'roster_outdated', index });
    }
    const price = cents(product.priceCents);
    lines.push({
      ...files,
      productId: product.id,
      productName: product.name,
      productSku: product.sku,
      productPriceCents: price,
      productImageUrl: product.imageUrl,
      quantity,
      choices: [...answers.value, ...fileChoices(files)],
      subtotalCents: sumCents([multiplyCents(price, quantity), files.upchargeCents]),
    });
  }
  const totalCents = sumCents(lines.map(({ subtotalCents }) => subtotalCents));
  if (totalCents === 0) {
    return err({ code: 'nothing_to_pay' });
  }
  return totalCents > LARGEST_TOTAL_CENTS ? err({ code: 'total_too_large' }) : ok({ lines, totalCents });
}

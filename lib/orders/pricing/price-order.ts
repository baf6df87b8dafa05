// Turns a shopper's request and the shop's data into the lines and the total of an order.

import type { DayInShop } from '@/lib/catalog/calendar/work-calendar';
import {
  type ChosenVariant,
  chooseVariant,
  type OptionedProduct,
  type VariantPieces,
} from '@/lib/catalog/options/choose-variant';
import { optionKinds } from '@/lib/catalog/options/product-option';
import type { ProductTerms } from '@/lib/catalog/terms/product-terms';
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import { HANDED_OVER_ID } from '@/lib/delivery/handed-over';
import type { DiscountCode } from '@/lib/discounts/discount-code';
import type { CodeRefusal, EnteredCode } from '@/lib/discounts/judge-code';
import type { Cents } from '@/lib/money/cents';
import { type Charge, sumOfKind } from '@/lib/orders/charges';
import type { OrderLine } from '@/lib/orders/checkout/order-input';
import { fileChoices, type PricedChoice, readAnswers } from '@/lib/orders/choices/priced-choices';
import type { AskingProduct, ChoiceError } from '@/lib/orders/choices/product-questions';
import { err, ok, type Result } from '@/lib/result';
import { NO_TAXES, type ShopTaxes, type TaxPlace } from '@/lib/taxes/shop-taxes';
import {
  type ChosenDelivery,
  chooseDelivery,
  type DeliveryError,
  type WantedDelivery,
} from './choose-delivery';
import { linesOnTerms, readyBy, type TooFewPieces, UNKNOWN_DAY } from './lines-on-terms';
import { type ChargeRules, chargeOrder } from './order-charges';
import { codeFor, discountRule, taxRules } from './shop-rules';
import {
  type Attachments,
  readTeamOrder,
  type TeamOrder,
  type TeamOrderError,
  type TeamProduct,
  teamLineOf,
} from './team-order';

/** The fields of a product that pricing needs. */
export type PricedProduct = TeamProduct &
  AskingProduct &
  OptionedProduct & {
    name: string;
    /** Of one piece, packed; null counts as nothing. */
    weightGrams: number | null;
    /** For codes that count for some categories. */
    categoryIds?: readonly string[];
    terms?: ProductTerms;
  };

export type PricedLine = Omit<TeamOrder, 'summary'> & {
  productId: string;
  productName: string;
  productSku: string;
  productPriceCents: Cents;
  productImageUrl: string | null;
  /** Null for a roster whose sizes are several variants, or are not known. */
  variantId: string | null;
  /** The pieces of each variant; summed over the lines they are what the order takes of the stock. */
  variantPieces: VariantPieces[];
  quantity: number;
  choices: PricedChoice[];
  subtotalCents: Cents;
  /** The line's part of the order's discount and tax. */
  discountCents: Cents;
  taxCents: Cents;
};

/** A line before the order's discount and tax. */
type BareLine = Omit<PricedLine, 'subtotalCents' | 'discountCents' | 'taxCents'>;

/** A line at its product's price, before sales and prices by quantity. */
type ReadLine = BareLine & { sizeUpchargeCents: Cents };

export type PricedOrder = {
  lines: PricedLine[];
  charges: Charge[];
  totalCents: Cents;
  /** Null if the shop has no ways to deliver, or if it is not known yet where to. */
  delivery: ChosenDelivery | null;
  /** The code that was used, if any. */
  code?: DiscountCode;
  /** Where it is taxed; null as long as that is not known. */
  taxPlace: TaxPlace | null;
  /** The day on which it is ready to ship; none if its products are at hand. */
  readyBy?: string;
};

/** The shop's current data. */
export type PricingFacts = {
  products: readonly PricedProduct[];
  attachments: Attachments;
  /** Those that no code, tax or way of delivery replaces. */
  rules: ChargeRules;
  deliveryMethods: readonly DeliveryMethod[];
  taxes?: ShopTaxes;
  /** The code that the shopper entered. */
  enteredCode?: EnteredCode | null;
  /** The day in the shop, which decides on sales, and its calendar. */
  day?: DayInShop;
};

type LineError = Exclude<Extract<PricingError, { index: number }>['code'], TooFewPieces['code']>;

/** The line that cannot be sold, and why. `index` counts from 0. */
export type PricingError =
  | { code: 'product_unavailable' | ChoiceError | TeamOrderError; index: number }
  | TooFewPieces
  | { code: 'discount_refused'; typed: string; refusal: CodeRefusal }
  | { code: 'nothing_to_pay' | 'total_too_large' | DeliveryError };

/** The largest total in cents that both an `integer` column and PayPal's amount can hold. */
export const LARGEST_TOTAL_CENTS = 999_999_999;

/** Prices every line and the delivery from the shop's own rows and rules. No price comes from the client. */
export function priceOrder(
  input: readonly OrderLine[],
  facts: PricingFacts,
  wanted: WantedDelivery,
): Result<PricedOrder, PricingError> {
  const { products, attachments, deliveryMethods, taxes = NO_TAXES, enteredCode = null } = facts;
  const { day = UNKNOWN_DAY } = facts;
  const byId = new Map(products.map((product) => [product.id, product]));
  const atPrice: ReadLine[] = [];
  for (const [index, line] of input.entries()) {
    const priced = readLine(byId.get(line.product_id.toLowerCase()), line, attachments);
    if (!priced.ok) {
      return err({ code: priced.error, index });
    }
    atPrice.push(priced.value);
  }
  const onTerms = linesOnTerms(atPrice, byId, day);
  if (!onTerms.ok) {
    return onTerms;
  }
  const lines: BareLine[] = onTerms.value;
  const categoriesOf = (productId: string) => byId.get(productId)?.categoryIds ?? [];
  const code = codeFor(enteredCode, lines, categoriesOf);
  if (!code.ok) {
    return err({ code: 'discount_refused', typed: enteredCode?.typed ?? '', refusal: code.error });
  }
  const rules: ChargeRules = {
    ...facts.rules,
    discount: discountRule(code.value, lines, categoriesOf) ?? facts.rules.discount,
  };
  // Without a delivery first: its price depends on what the goods cost after the discount.
  const { charges: goods } = chargeOrder(lines, rules);
  const parcel = {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    grams: lines.reduce(
      (sum, { productId, quantity }) => sum + (byId.get(productId)?.weightGrams ?? 0) * quantity,
      0,
    ),
    discountedCents: sumOfKind(goods, 'goods', 'upcharges', 'discount'),
  };
  const delivery = chooseDelivery(deliveryMethods, parcel, wanted);
  if (!delivery.ok) {
    return err({ code: delivery.error });
  }
  const chosen = delivery.value;
  // What is picked up changes hands where the shop is (docs/decisions/0220).
  const taxPlace = chosen?.method.price.kind === 'pickup' ? taxes.home : wanted.destination;
  const order = chargeOrder(lines, {
    ...rules,
    ...(facts.taxes && { taxes: taxRules(taxes, taxPlace, lines) }),
    shippingFor: (discountedCents) => {
      if (chosen === null) {
        return rules.shippingFor(discountedCents);
      }
      // What was handed over is not delivered, so no line says what that costs.
      return chosen.method.id === HANDED_OVER_ID
        ? null
        : { name: chosen.method.name, amountCents: chosen.priceCents };
    },
  });
  if (order.totalCents === 0 && sumOfKind(order.charges, 'discount', 'shipping_discount') === 0) {
    // Only a code makes an order free.
    return err({ code: 'nothing_to_pay' });
  }
  if (order.totalCents === 0 && enteredCode !== null && !enteredCode.isProven) {
    // It is mailed about and made without a payment, so somebody has to have proved who they are.
    return err({ code: 'discount_refused', typed: enteredCode.typed, refusal: { why: 'sign_in_free' } });
  }
  const ready = readyBy(lines, byId, day);
  // The goods too: a code can bring the total of lines down that no column could hold.
  return Math.max(order.totalCents, sumOfKind(order.charges, 'goods', 'upcharges')) > LARGEST_TOTAL_CENTS
    ? err({ code: 'total_too_large' })
    : ok({
        ...order,
        delivery: chosen,
        taxPlace,
        ...(code.value && { code: code.value }),
        ...(ready !== null && { readyBy: ready }),
      });
}

function readLine(
  product: PricedProduct | undefined,
  line: OrderLine,
  attachments: Attachments,
): Result<ReadLine, LineError> {
  const { quantity } = line;
  if (!product) {
    return err('product_unavailable');
  }
  const answers = readAnswers(product, line.choices);
  if (!answers.ok) {
    return answers;
  }
  const team = readTeamOrder(product, teamLineOf(line), attachments);
  if (!team.ok) {
    return team;
  }
  const { summary, ...files } = team.value;
  if (summary !== null && summary.pieces !== quantity) {
    // The shopper saw another number of pieces, and so another total.
    return err('roster_outdated');
  }
  const pieces = {
    quantity,
    sizes: summary?.sizes ?? null,
    isUnread: summary === null && files.rosterUploadId !== null,
  };
  const chosen = chooseVariant(product, answers.value, pieces);
  if (!chosen.ok) {
    return chosen;
  }
  const hasRoster = files.rosterUploadId !== null;
  const words = hasRoster ? withoutRosterSize(product, answers.value) : answers.value;
  return ok({
    ...files,
    ...soldOf(product, chosen.value),
    quantity,
    choices: [...words, ...fileChoices(files)],
  });
}

const soldOf = (product: PricedProduct, { variantId, variantPieces, ...sold }: ChosenVariant) => ({
  productId: product.id,
  productName: product.name,
  productSku: sold.sku,
  productPriceCents: sold.priceCents,
  sizeUpchargeCents: sold.sizeUpchargeCents,
  productImageUrl: sold.imageUrl,
  variantId,
  variantPieces,
});

/** The answers without the size of a line whose sizes are on its roster. */
function withoutRosterSize({ options }: PricedProduct, choices: readonly PricedChoice[]): PricedChoice[] {
  const kinds = optionKinds(options);
  const sizes = kinds.filter((_kind, index) => options[index]?.isRosterSize);
  return choices.filter(({ kind }) => !sizes.includes(kind));
}

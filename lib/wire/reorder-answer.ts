// A plan of ordering again, and the lines that came of it, as they go to the browser.
import type { NewCartLine } from '@/lib/cart/cart';
import type { ReorderPlan } from '@/lib/orders/own/plan-reorder';
import type { fillCartCall, planReorderCall } from './account-orders';
import type { AnswerTo } from './contract';

type LinePrice = NonNullable<ReorderPlan['lines'][number]['now']> | ReorderPlan['lines'][number]['was'];

const price = ({ priceCents, upchargeCents, totalCents }: LinePrice) => ({
  price_cents: priceCents,
  upcharge_cents: upchargeCents,
  total_cents: totalCents,
});

export const planAnswer = ({ orderNumber, fingerprint, lines }: ReorderPlan) =>
  ({
    plan: {
      order_number: orderNumber,
      seen: fingerprint,
      lines: lines.map(({ itemId, name, imageUrl, outcome, reason, quantity, was, now, dropped }) => ({
        id: itemId,
        name,
        image_url: imageUrl,
        outcome,
        reason,
        quantity,
        was: price(was),
        now: now && { ...price(now), product_id: now.productId, name: now.name },
        dropped,
      })),
    },
  }) satisfies AnswerTo<typeof planReorderCall>;

export const linesAnswer = (lines: readonly NewCartLine[]) =>
  ({
    lines: lines.map(({ product, quantity, choices }) => ({
      product: {
        id: product.id,
        name: product.name,
        price_cents: product.priceCents,
        image_url: product.imageUrl,
        questions: product.questions,
      },
      quantity,
      choices: choices.map(({ kind, label, value, files, count }) => ({
        kind,
        label,
        value,
        ...(files && {
          files: files.map(({ uploadId, name, sha256 }) => ({ upload_id: uploadId, name, sha256 })),
        }),
        ...(count && {
          count: {
            roster_id: count.rosterId,
            is_parsed: count.isParsed,
            pieces: count.pieces,
            sizes: count.sizes,
            upcharge_cents: count.upchargeCents,
          },
        }),
      })),
    })),
  }) satisfies AnswerTo<typeof fillCartCall>;

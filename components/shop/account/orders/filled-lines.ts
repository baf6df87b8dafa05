// Converts the server's lines of an earlier order to lines of the cart.
import { addLine, type CartLine, type NewCartLine } from '@/lib/cart/cart';
import type { fillCartCall } from '@/lib/wire/account-orders';
import type { AnswerTo } from '@/lib/wire/contract';

type FilledLines = Extract<AnswerTo<typeof fillCartCall>, { lines: { product: unknown }[] }>['lines'];

/** The lines in the cart's form. */
export const toCartLines = (lines: FilledLines): NewCartLine[] =>
  lines.map(
    ({ product: { price_cents: priceCents, image_url: imageUrl, ...product }, quantity, choices }) => ({
      product: { ...product, priceCents, imageUrl },
      quantity,
      choices: choices.map(({ files, count, ...choice }) => ({
        ...choice,
        ...(files && {
          files: files.map(({ upload_id: uploadId, name, sha256 }) => ({ uploadId, name, sha256 })),
        }),
        ...(count && {
          count: {
            rosterId: count.roster_id,
            isParsed: count.is_parsed,
            pieces: count.pieces,
            sizes: count.sizes,
            upchargeCents: count.upcharge_cents,
          },
        }),
      })),
    }),
  );

/** Whether the cart has room for all of these lines: adding only some would be a guess. */
export function hasRoomFor(lines: readonly CartLine[], added: readonly NewCartLine[]): boolean {
  try {
    added.reduce<CartLine[]>((all, line, index) => addLine(all, line, `added-${index}`), [...lines]);
    return true;
  } catch (error) {
    if (error instanceof RangeError) {
      return false;
    }
    throw error;
  }
}

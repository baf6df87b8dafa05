// What the settings send about codes.
import { z } from 'zod';
import { discountSettings as say } from '@/lib/messages/en/admin/store/discounts';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { DISCOUNT_KINDS, normalCode } from './discount-code';
import { LONGEST_CODE, MOST_GOODS } from './discount-limits';

const LONGEST_NUMBER = 20;
const LONGEST_DAY = 20;
const text = (longest: number) => boundedText(longest, say.failed);
const number = text(LONGEST_NUMBER);

/** `id` and `version` are of the code that was opened; both null for a new one. `readCode` checks the fields. */
export const discountCodeInput = z.object({
  id: z.uuid().nullable(),
  version: z.int().min(1).nullable(),
  fields: z.object({
    code: text(withRoom(LONGEST_CODE)),
    kind: z.enum(DISCOUNT_KINDS),
    percent: number,
    amount: number,
    least: number,
    startsOn: text(LONGEST_DAY),
    endsOn: text(LONGEST_DAY),
    goods: z.enum(['all', 'some']),
    productIds: z.array(z.uuid()).max(2 * MOST_GOODS),
    categoryIds: z.array(z.uuid()).max(2 * MOST_GOODS),
    mostUses: number,
    mostUsesEach: number,
  }),
});

export const switchCodeInput = z.object({ id: z.uuid(), version: z.int().min(1), isActive: z.boolean() });
export const discountCodeIdInput = z.object({ id: z.uuid() });

const LONGEST_SEARCH = 100;
export const findGoodsInput = z.object({ text: text(LONGEST_SEARCH) });

/** A code as a shopper types it. Any other text is as good as an unknown code. */
export const typedCode = boundedText(2 * LONGEST_CODE).transform(normalCode);

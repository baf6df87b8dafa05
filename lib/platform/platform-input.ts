// The input of the console's actions.
import { z } from 'zod';
import { asTenantId } from '@/lib/ids';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { centsFromTyped } from '@/lib/money/cents';
import { OPENINGS } from '@/lib/opening-policy';
import { SHOP_STATES } from '@/lib/tenants/state/shop-state';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanLines } from '@/lib/text/clean-text';

const LONGEST_REASON = 500;
/** Cents. */
const HIGHEST_FIXED = 100_000;
const DAY = 86_400_000;

export const shopIdInput = z.uuid().transform(asTenantId);

const text = boundedText(LONGEST_REASON * 4)
  .transform(cleanLines)
  .pipe(z.string().max(LONGEST_REASON));

/** In hundredths of a percent: 2.9 is 290. */
const percentage = boundedText(20).transform((typed, context): number => {
  const [, whole = '', hundredths = ''] =
    /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.replace('%', '').trim()) ?? [];
  const basisPoints = Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
  if (whole === '' || basisPoints > 10_000) {
    context.addIssue({ code: 'custom', message: say.feeInvalid });
    return z.NEVER;
  }
  return basisPoints;
});

const fixed = boundedText(20).transform((typed, context): number => {
  const amount = centsFromTyped(typed);
  if (amount === null || amount > HIGHEST_FIXED) {
    context.addIssue({ code: 'custom', message: say.fixedInvalid });
    return z.NEVER;
  }
  return amount;
});

/** Midnight (UTC) of a day, today or later; null for now. */
const from = boundedText(10).transform((typed, context): Date => {
  const now = new Date();
  if (typed === '') {
    return now;
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : null;
  if (day === null || Number.isNaN(day.getTime()) || day.getTime() < now.getTime() - DAY) {
    context.addIssue({ code: 'custom', message: say.dayInvalid });
    return z.NEVER;
  }
  return day;
});

export const openingInput = z.object({ opening: z.enum(OPENINGS) });
export const feeInput = z.object({ id: shopIdInput, percentage, fixed, from });
export const moveInput = z.object({
  id: shopIdInput,
  /** The state as displayed on the page. */
  seen: z.enum(SHOP_STATES),
  to: z.enum(SHOP_STATES),
  reason: text.pipe(z.string().min(1, say.reasonMissing)),
  /** For shoppers. */
  message: text,
});
/** The reason is for the shop's owners too. */
export const actInput = z.object({
  id: shopIdInput,
  reason: text.pipe(z.string().min(1, say.reasonMissing)),
});
export const addressInput = z.object({
  id: shopIdInput,
  /** The address that the page showed. */
  seen: boundedText(200),
  slug: boundedText(200).transform((typed) => typed.trim().toLowerCase()),
  reason: text.pipe(z.string().min(1, say.reasonMissing)),
});
export const featureInput = z.object({ id: shopIdInput, isFeatured: z.boolean() });
export const shopInput = z.object({ id: shopIdInput });
export const signupInput = z.object({ id: z.uuid() });

'use server';
import { refresh } from 'next/cache';
import { shopTimeZone } from '@/lib/catalog/calendar/shop-clock';
import { discountCodeIdInput, discountCodeInput, switchCodeInput } from '@/lib/discounts/code-input';
import { MOST_CODES } from '@/lib/discounts/discount-limits';
import * as codes from '@/lib/discounts/discounts.commands';
import { readCode } from '@/lib/discounts/read-code';
import { adminAction } from '@/lib/entry/admin-action';
import { discountSettings as say } from '@/lib/messages/en/admin/store/discounts';
import { refuse, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const options = { may: 'discounts.edit', failureMessage: say.failed } as const;

const SENTENCES = { too_many: say.full(MOST_CODES), changed: say.changed, gone: say.gone, used: say.inUse };

/** Adds a code, or changes the one that was opened. */
export const saveDiscountCode = adminAction({
  ...options,
  schema: discountCodeInput,
  async handle({ tenant, timeZone }, { id, version, fields }) {
    const read = readCode(fields, await shopTimeZone(tenant.id, timeZone));
    if (!read.ok) {
      return refuse('invalid', Object.values(read.error)[0] ?? say.failed, read.error);
    }
    const opened = id === null || version === null ? null : { id, version };
    const saved = await codes.saveDiscountCode(tenant.id, opened, read.value);
    if (!saved.ok) {
      return saved.error === 'exists'
        ? refused(say.exists, { code: say.exists })
        : refused(SENTENCES[saved.error]);
    }
    refresh();
    return ok({ code: read.value.code });
  },
});

/** Switches a code on or off. */
export const switchDiscountCode = adminAction({
  ...options,
  schema: switchCodeInput,
  async handle({ tenant }, input) {
    const switched = await codes.switchDiscountCode(tenant.id, input);
    refresh();
    return switched.ok ? ok(null) : refused(SENTENCES[switched.error]);
  },
});

/** Removes a code that no order has used. */
export const removeDiscountCode = adminAction({
  ...options,
  schema: discountCodeIdInput,
  async handle({ tenant }, { id }) {
    const removed = await codes.removeDiscountCode(tenant.id, id);
    refresh();
    return removed.ok ? ok(null) : refused(SENTENCES[removed.error]);
  },
});

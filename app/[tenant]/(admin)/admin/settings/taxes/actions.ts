'use server';
import { refresh } from 'next/cache';
import { adminAction } from '@/lib/entry/admin-action';
import { taxSettings as say } from '@/lib/messages/en/admin/store/taxes';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { exemptInput, taxAnswerInput, taxRateIdInput, taxRateInput } from '@/lib/taxes/tax-input';
import { MOST_RATES } from '@/lib/taxes/tax-limits';
import * as taxes from '@/lib/taxes/taxes.commands';

const options = { may: 'taxes.edit', failureMessage: say.failed } as const;

const SENTENCES = { too_many: say.full(MOST_RATES), changed: say.changed, gone: say.gone };

/** The owner's answer: no tax, on top of the prices, or within them. */
export const saveTaxAnswer = adminAction({
  ...options,
  schema: taxAnswerInput,
  async handle({ tenant }, answer) {
    const saved = await taxes.answerTaxes(tenant.id, answer);
    refresh();
    return saved.ok ? ok(null) : refused(SENTENCES[saved.error]);
  },
});

/** Adds a rate, or changes the one that was opened. */
export const saveTaxRate = adminAction({
  ...options,
  schema: taxRateInput,
  async handle({ tenant }, { opened, fields }) {
    const saved = await taxes.saveTaxRate(tenant.id, opened, fields);
    if (!saved.ok) {
      return saved.error === 'exists'
        ? refused(say.exists, { name: say.exists })
        : refused(SENTENCES[saved.error]);
    }
    refresh();
    return ok({ name: fields.name });
  },
});

/** Removes a rate. */
export const removeTaxRate = adminAction({
  ...options,
  schema: taxRateIdInput,
  async handle({ tenant }, { id }) {
    const removed = await taxes.removeTaxRate(tenant.id, id);
    refresh();
    return removed.ok ? ok(null) : refused(SENTENCES[removed.error]);
  },
});

/** Says which products are taxed nowhere. */
export const saveExemptProducts = adminAction({
  ...options,
  schema: exemptInput,
  async handle({ tenant }, { productIds }) {
    await taxes.setExemptProducts(tenant.id, productIds);
    refresh();
    return ok({ count: productIds.length });
  },
});

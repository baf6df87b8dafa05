'use server';
import { refresh } from 'next/cache';
import { adminAction } from '@/lib/entry/admin-action';
import { senderSettings as say } from '@/lib/messages/en/admin/store/sender';
import { orderFieldMessage } from '@/lib/orders/checkout/order-field-messages';
import { removeSender, saveSender } from '@/lib/orders/sender/sender.commands';
import { removeSenderInput, senderInput } from '@/lib/orders/sender/sender-input';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const options = { may: 'settings.edit', failureMessage: say.failed } as const;

/** Keeps where the shop sends from. */
export const saveSenderAddress = adminAction({
  ...options,
  schema: senderInput,
  fieldMessage: orderFieldMessage,
  async handle({ tenant }, input) {
    const saved = await saveSender(tenant.id, input);
    refresh();
    return saved.ok ? ok(null) : refused(say.changed);
  },
});

/** Removes it. */
export const removeSenderAddress = adminAction({
  ...options,
  schema: removeSenderInput,
  async handle({ tenant }, input) {
    const removed = await removeSender(tenant.id, input);
    refresh();
    return removed.ok ? ok(null) : refused(say.changed);
  },
});

'use server';
import { refresh } from 'next/cache';
import { deliveryIdInput, deliveryInput, moveDeliveryInput } from '@/lib/delivery/delivery-input';
import { MOST_METHODS } from '@/lib/delivery/delivery-limits';
import * as methods from '@/lib/delivery/delivery-methods.commands';
import { adminAction } from '@/lib/entry/admin-action';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const options = { may: 'settings.edit', failureMessage: say.failed } as const;

const SENTENCES = { too_many: say.full(MOST_METHODS), changed: say.changed, gone: say.gone };

/** Adds a way of delivery, or changes the one that was opened. */
export const saveDeliveryMethod = adminAction({
  ...options,
  schema: deliveryInput,
  async handle({ tenant }, { opened, fields }) {
    const saved =
      opened === null
        ? await methods.addDeliveryMethod(tenant.id, fields)
        : await methods.changeDeliveryMethod(tenant.id, opened, fields);
    refresh();
    return saved.ok ? ok({ name: fields.name }) : refused(SENTENCES[saved.error]);
  },
});

/** Moves a way of delivery by one place. */
export const moveDeliveryMethod = adminAction({
  ...options,
  schema: moveDeliveryInput,
  async handle({ tenant }, move) {
    const moved = await methods.moveDeliveryMethod(tenant.id, move);
    refresh();
    return moved.ok ? ok(null) : refused(SENTENCES[moved.error]);
  },
});

/** Removes a way of delivery. */
export const removeDeliveryMethod = adminAction({
  ...options,
  schema: deliveryIdInput,
  async handle({ tenant }, { id }) {
    const removed = await methods.removeDeliveryMethod(tenant.id, id);
    refresh();
    return removed.ok ? ok(null) : refused(SENTENCES[removed.error]);
  },
});

'use server';
import { refresh } from 'next/cache';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { orderAddressSettings as say } from '@/lib/messages/en/admin/order-address';
import { changeOrderAddress } from '@/lib/orders/address/change-order-address';
import { orderAddressInput } from '@/lib/orders/address/order-address-input';
import { orderFieldMessage } from '@/lib/orders/checkout/order-field-messages';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const REFUSALS = {
  order_not_found: messages.order.notFound,
  cancelled: say.cancelled,
  sent: say.sent,
  changed: say.changed,
} as const;

/** Changes where an order goes, before anything of it has left. */
export const saveOrderAddress = adminAction({
  may: 'orders.change_address',
  schema: orderAddressInput,
  fieldMessage: orderFieldMessage,
  failureMessage: say.failed,
  handle: async (admin, input) => {
    const changed = await changeOrderAddress(admin.tenant.id, { ...input, actorName: actorNameOf(admin) });
    refresh();
    return changed.ok ? ok(null) : refused(REFUSALS[changed.error]);
  },
});

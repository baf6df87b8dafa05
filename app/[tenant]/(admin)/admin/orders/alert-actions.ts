'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { resolveAlert } from '@/lib/orders/alerts/order-alerts.commands';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

export const markAlertSeenTo = adminAction({
  may: 'orders.edit',
  schema: z.object({ alert_id: z.uuid() }),
  failureMessage: messages.orderAlert.failed,
  handle: async (admin, { alert_id: alertId }) => {
    const resolved = await resolveAlert(admin.tenant.id, alertId, actorNameOf(admin));
    refresh();
    return resolved.ok ? ok(resolved.value) : refused(messages.orderAlert.notFound);
  },
});

'use server';
import { refresh } from 'next/cache';
import { shopTimeZone } from '@/lib/catalog/calendar/shop-clock';
import { adminAction } from '@/lib/entry/admin-action';
import { vacationSettings as say } from '@/lib/messages/en/admin/store/vacation';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { endVacation, planVacation } from '@/lib/tenants/vacation/vacation.commands';
import { endVacationInput, vacationInput } from '@/lib/tenants/vacation/vacation-input';

const options = { may: 'store.move', failureMessage: say.failed } as const;

/** Plans days without orders. They are days by the shop's clock. */
export const saveVacation = adminAction({
  ...options,
  schema: vacationInput,
  async handle({ tenant, timeZone: own }, { version, first_day: firstDay, last_day: lastDay, message }) {
    const timeZone = await shopTimeZone(tenant.id, own);
    const planned = await planVacation(tenant.id, { version, firstDay, lastDay, message, timeZone });
    refresh();
    return planned.ok ? ok(null) : refused(say[planned.error]);
  },
});

/** Calls the vacation off, or ends it now. */
export const stopVacation = adminAction({
  ...options,
  schema: endVacationInput,
  async handle({ tenant }, input) {
    const ended = await endVacation(tenant.id, input);
    refresh();
    return ended.ok ? ok(null) : refused(say[ended.error]);
  },
});

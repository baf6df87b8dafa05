'use server';
import { refresh } from 'next/cache';
import { adminAction } from '@/lib/entry/admin-action';
import { vacationSettings as say } from '@/lib/messages/en/admin/store/vacation';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { endVacation, planVacation } from '@/lib/tenants/vacation/vacation.commands';
import { endVacationInput, vacationInput } from '@/lib/tenants/vacation/vacation-input';

const options = { may: 'store.move', failureMessage: say.failed } as const;

/** Plans days without orders. They are days where the owner is. */
export const saveVacation = adminAction({
  ...options,
  schema: vacationInput,
  async handle({ tenant, timeZone }, { version, first_day: firstDay, last_day: lastDay, message }) {
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

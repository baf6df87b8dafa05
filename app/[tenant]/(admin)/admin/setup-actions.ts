'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { SETUP_STEPS } from '@/lib/dashboard/setup-checklist';
import { putStepOff } from '@/lib/dashboard/setup-later.commands';
import { adminAction } from '@/lib/entry/admin-action';
import { ok } from '@/lib/result';

/** Puts a step of the checklist off, or takes it up again. */
export const putSetupStepOff = adminAction({
  may: 'settings.edit',
  schema: z.object({ step: z.enum(SETUP_STEPS), isLater: z.boolean() }),
  handle: async ({ tenant }, { step, isLater }) => {
    await putStepOff(tenant.id, step, isLater);
    refresh();
    return ok(null);
  },
});

'use server';
import { z } from 'zod';
import { confirmActing, endActing } from '@/lib/auth/acting/acting.commands';
import { aUser } from '@/lib/auth/sessions/person';
import { endSession } from '@/lib/auth/sessions/sessions.commands';
import { adminAction } from '@/lib/entry/admin-action';
import { actingSentences as say } from '@/lib/messages/en/admin/store/acting';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { platformUrl } from '@/lib/tenants/hosts/platform-address';
import { isActingRole } from '@/lib/tenants/roles';

/** Lets an operator who acts as the owner change things too. For anybody else there is nothing to allow. */
export const allowChanges = adminAction({
  may: 'dashboard.view',
  schema: z.null(),
  async handle({ tenant, userId, role }) {
    return isActingRole(role) && (await confirmActing(tenant.id, userId)) ? ok(null) : refused(say.over);
  },
});

/** Ends acting as the owner, and this session with it. Answers the way back to the console. */
export const leaveStore = adminAction({
  may: 'dashboard.view',
  schema: z.null(),
  async handle({ tenant, userId, sessionId, role }) {
    if (!isActingRole(role)) {
      return refused(say.over);
    }
    await endActing(tenant.id, userId);
    await endSession(tenant.id, aUser(userId), sessionId);
    return ok({ href: platformUrl(`/platform/shops/${tenant.id}`) });
  },
});

'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { requireRecentProof } from '@/lib/auth/admin';
import { noteAudit } from '@/lib/auth/audit-log';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { unlinkUserProviderIdentity } from '@/lib/auth/provider/user-identities.commands';
import { adminAction } from '@/lib/entry/admin-action';
import { providerSentences } from '@/lib/messages/en/provider';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** Asks for a fresh proof before the provider is connected, because the provider can sign in afterwards. */
export const prepareToConnect = adminAction({
  may: 'own_account.edit',
  failureMessage: providerSentences.failed,
  schema: z.null(),
  handle: async (admin) => requireRecentProof(admin),
});

/** Disconnects the provider from the signed-in person's account. The answer says if it is gone already. */
export const disconnectProvider = adminAction({
  may: 'own_account.edit',
  failureMessage: providerSentences.failed,
  schema: z.object({ id: z.string().max(100) }),
  async handle(admin, { id }) {
    const proof = requireRecentProof(admin);
    if (!proof.ok) {
      return proof;
    }
    const { tenant, userId, sessionId, email } = admin;
    const unlinked = await unlinkUserProviderIdentity(userId, id, sessionId);
    if (!unlinked.ok) {
      return refused(providerSentences.gone);
    }
    noteAudit('auth.provider_unlinked', { tenantId: tenant.id, userId });
    await oweSecurityNotice(tenant.id, email, { change: 'provider_disconnected', of: 'user' });
    after(() => deliverAccountMails(tenant.id, email));
    refresh();
    return ok(null);
  },
});

'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { endAndRecover } from '@/lib/auth/new-device/new-device.commands';
import { tenantAction } from '@/lib/entry/tenant-action';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { adminNotMeSentences } from '@/lib/messages/en/admin/not-me';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import { boundedText } from '@/lib/text/bounded-text';

/** Ends every session of the link's person, and sends them a link to choose a new password. */
export const endEverySession = tenantAction({
  schema: z.object({ token: boundedText(300).min(1) }),
  fieldMessage: () => adminNotMeSentences.invalid,
  failureMessage: adminNotMeSentences.failed,
  async handle(tenant, { token }, headers) {
    const counted = await countTry([{ limit: 'notMeNetwork', key: requestNetwork(headers) }]);
    if (!counted.ok) {
      return refused(messages.auth.tooManyAttempts(counted.error.minutes));
    }
    const ended = await endAndRecover(tenant, token, await storeAddress(tenant, headers));
    if (!ended.ok) {
      return refused(adminNotMeSentences.invalid);
    }
    after(() => deliverAccountMails(tenant.id, ended.value.email));
    return ok(null);
  },
});

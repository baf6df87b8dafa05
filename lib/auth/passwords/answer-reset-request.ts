import 'server-only';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { createWaitingRoom } from '@/lib/limits/waiting-room';
import { logger } from '@/lib/log';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import type { Tenant } from '@/lib/tenants/tenant';
import { wait } from '@/lib/wait';
import { requestPasswordReset } from './password-resets.commands';

const LONGEST_PAUSE = 2_000;

const room = createWaitingRoom((milliseconds) => wait(milliseconds), { placesPerNetwork: 50 });

/**
 * Makes and mails the requested link, if the address has an account. Runs after the response; throws nothing. Starts
 * at a random moment within two seconds: otherwise the work for an existing account slows down the next request, and
 * its time reveals that the account exists.
 */
export async function answerResetRequest(tenant: Tenant, email: string, headers: Headers): Promise<void> {
  await room.enter(tenant.id, Math.random() * LONGEST_PAUSE);
  try {
    const recipient = await requestPasswordReset(tenant, email, await storeAddress(tenant, headers));
    if (recipient !== null) {
      await deliverAccountMails(tenant.id, recipient);
    }
  } catch (error) {
    logger().error(
      { event: 'password_reset.failed', tenantId: tenant.id, error },
      'a link could not be made',
    );
  }
}

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
 * Makes and mails the link that was asked for, if there is somebody to have it. For after the answer; throws nothing.
 * Begins at some moment of the next two seconds, because the next request would else be the slower for the work that
 * an account causes, and tell of it.
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

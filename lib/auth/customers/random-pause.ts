import 'server-only';
import type { TenantId } from '@/lib/ids';
import { createWaitingRoom } from '@/lib/limits/waiting-room';
import { wait } from '@/lib/wait';

const LONGEST_PAUSE = 2_000;

const room = createWaitingRoom((milliseconds) => wait(milliseconds), { placesPerNetwork: 50 });

/**
 * Starts work after a response at a random moment within two seconds. Without the pause, the work for an
 * existing account slows down the next request, and that time reveals that the account exists. Each shop has
 * 50 places.
 */
export const pauseAtRandom = (tenantId: TenantId): Promise<boolean> =>
  room.enter(tenantId, Math.random() * LONGEST_PAUSE);

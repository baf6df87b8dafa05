// Which networks have sent a shop's right discount code lately. Sending it again tells them nothing new, so it is no guess, and
// a cart that is priced at every change need not be counted and taken back each time. Each server remembers its own.
import 'server-only';
import { createHash } from 'node:crypto';
import type { TenantId } from '@/lib/ids';

/** Milliseconds; as long as guesses are counted for. */
const REMEMBERED_FOR = 15 * 60_000;
/** Of a hundred bytes each. Those that were proven first are forgotten first. */
const MOST_REMEMBERED = 20_000;

type Sent = { tenantId: TenantId; network: string; code: string };

const provenUntil = new Map<string, number>();

const keyOf = ({ tenantId, network, code }: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, network, code]))
    .digest('base64url');

/** Whether this network has shown that it knows the code. */
export const isProven = (sent: Sent, now = Date.now()): boolean => (provenUntil.get(keyOf(sent)) ?? 0) > now;

/** Remembers a right code. */
export function rememberProven(sent: Sent, now = Date.now()): void {
  const key = keyOf(sent);
  provenUntil.delete(key);
  provenUntil.set(key, now + REMEMBERED_FOR);
  const [first] = provenUntil.keys();
  if (provenUntil.size > MOST_REMEMBERED && first !== undefined) {
    provenUntil.delete(first);
  }
}

/** Forgets a code that the shop has no more. */
export const forgetProven = (sent: Sent): void => void provenUntil.delete(keyOf(sent));

import { call } from '@/lib/wire/call';
import { readSessionCall } from '@/lib/wire/session';

/** Reloads the page if this browser has no session any more; that leads to the sign-in page. */
export async function reloadIfSignedOut(): Promise<void> {
  // Without an answer nothing happens; the session watch asks again later.
  const answer = await call(readSessionCall, null);
  if (answer.ok && !answer.value.signed_in) {
    window.location.reload();
  }
}

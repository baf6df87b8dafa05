import { call } from '@/lib/wire/call';
import { readSessionCall } from '@/lib/wire/session';

/** Loads the page anew if this browser has no session any more; that leads to the sign-in page. */
export async function reloadIfSignedOut(): Promise<void> {
  // Where nobody can say so now, the watch asks again.
  const answer = await call(readSessionCall, null);
  if (answer.ok && !answer.value.signed_in) {
    window.location.reload();
  }
}

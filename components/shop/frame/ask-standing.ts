import { call } from '@/lib/wire/call';
import { readSessionCall } from '@/lib/wire/session';

export type Standing = 'anonymous' | 'admin' | 'other';

/** The visitor's standing according to the server; null without an answer. */
export async function askStanding(): Promise<Standing | null> {
  const answer = await call(readSessionCall, null);
  if (!answer.ok) {
    return null;
  }
  if (!answer.value.signed_in) {
    return 'anonymous';
  }
  return answer.value.enters_admin ? 'admin' : 'other';
}

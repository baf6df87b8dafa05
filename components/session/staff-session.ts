// A staff session in this browser.
import { createSessionClient, type SessionClient } from '@/lib/session-client/session-client';
import { browserTabs } from '@/lib/session-client/tabs';
import { refreshSessionCall } from '@/lib/wire/session';
import { object, text } from '@/lib/wire/shape';

const csrf = object({ csrfToken: text });

/**
 * Asks next-auth to delete the cookie and end its session. The security page's action ends other sessions.
 */
async function askSignOut(): Promise<number | null> {
  try {
    const token = await fetch('/api/auth/csrf');
    const body: unknown = token.ok ? await token.json() : null;
    if (!csrf.fits(body)) {
      return token.ok ? null : token.status;
    }
    const answer = await fetch('/api/auth/signout', {
      method: 'POST',
      body: new URLSearchParams({ csrfToken: body.csrfToken, json: 'true' }),
    });
    return answer.status;
  } catch {
    return null;
  }
}

let client: SessionClient | undefined;

/** This page's instance. In a browser only. */
export function staffSession(): SessionClient {
  client ??= createSessionClient({ refreshCall: refreshSessionCall, askSignOut, tabs: browserTabs('staff') });
  return client;
}

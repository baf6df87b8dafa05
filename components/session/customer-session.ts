// The session of a shopper in this browser. Loaded where one is signed in: guests download nothing of it.
import {
  createSessionClient,
  type SessionClient,
  type SignOutScope,
} from '@/lib/session-client/session-client';
import { browserTabs } from '@/lib/session-client/tabs';
import { refreshAccountCall, signOutCall } from '@/lib/wire/account';
import { send } from '@/lib/wire/call';

async function askSignOut(scope: SignOutScope): Promise<number | null> {
  try {
    return (await send(signOutCall, { scope })).status;
  } catch {
    return null;
  }
}

let client: SessionClient | undefined;

/** The one of this page. In a browser only. */
export function customerSession(): SessionClient {
  client ??= createSessionClient({
    refreshCall: refreshAccountCall,
    askSignOut,
    tabs: browserTabs('customer'),
  });
  return client;
}

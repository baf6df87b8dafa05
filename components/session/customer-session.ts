// A shopper's session in this browser. Loaded only if one is signed in: guests download none of it.
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

/** This page's instance. In a browser only. */
export function customerSession(): SessionClient {
  client ??= createSessionClient({
    refreshCall: refreshAccountCall,
    askSignOut,
    tabs: browserTabs('customer'),
  });
  return client;
}

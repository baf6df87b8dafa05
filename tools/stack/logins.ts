import { createHmac } from 'node:crypto';
import type { RunningLogins } from '../../lib/db/login-problem';
import { migrate } from '../../prisma/migrate';

/**
 * A server's two logins on a database of ours. Named after it, because logins belong to the whole cluster; their
 * passwords derive from a secret, so that the next run finds them again.
 */
export function runningLogins(ownerUrl: string, secret: string): RunningLogins {
  const database = new URL(ownerUrl).pathname.slice(1);
  const login = (name: string) => {
    const url = new URL(ownerUrl);
    url.username = `${database}_${name}`;
    url.password = createHmac('sha256', secret).update(url.username).digest('hex');
    return url.href;
  };
  return { tenant: login('shops'), platform: login('across') };
}

/** Migrates a database and creates its logins, as `npm run migrate` does. */
export const prepareDatabase = (ownerUrl: string, logins: RunningLogins): Promise<void> =>
  migrate(ownerUrl, logins);

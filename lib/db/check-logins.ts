import 'server-only';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import { LOGIN_KINDS, loginProblem } from './login-problem';

/** Milliseconds between two tries while the database does not answer. */
const PAUSE = 10_000;

/**
 * Ends the process if one of its logins has too many rights, because row-level security does not restrict the owner of
 * the tables. Retries while the database does not answer.
 */
export async function checkLogins(): Promise<void> {
  const { DATABASE_URL, PLATFORM_DATABASE_URL } = env();
  const urls = { tenant: DATABASE_URL, platform: PLATFORM_DATABASE_URL };
  try {
    for (const kind of LOGIN_KINDS) {
      const problem = await loginProblem(kind, urls[kind]);
      if (problem !== null) {
        console.error(problem);
        process.exit(1);
      }
    }
  } catch (error) {
    logger().warn({ event: 'database.logins_not_checked', error }, 'the database does not answer yet');
    setTimeout(checkLogins, PAUSE).unref();
  }
}

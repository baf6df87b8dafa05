import type { RunningLogins } from '../../lib/db/login-problem';
import { OperatorError } from './operator-error';

/**
 * The URLs of `npm run migrate` and `npm run restore`. One is not enough: the migrating login owns every table, and
 * nothing would restrict a server that ran with it.
 */
export function readOperatorUrls(): { owner: string; logins: RunningLogins } {
  const { MIGRATION_DATABASE_URL, DATABASE_URL, PLATFORM_DATABASE_URL } = process.env;
  if (!MIGRATION_DATABASE_URL || !DATABASE_URL || !PLATFORM_DATABASE_URL) {
    throw new OperatorError(
      'Set MIGRATION_DATABASE_URL to the Postgres database, with a login that may make tables and roles, and DATABASE_URL and PLATFORM_DATABASE_URL to the same one, each with a user name and a password of your choice: the two logins that the server runs with are made here.',
    );
  }
  for (const [name, url] of Object.entries({
    MIGRATION_DATABASE_URL,
    DATABASE_URL,
    PLATFORM_DATABASE_URL,
  })) {
    if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
      throw new OperatorError(
        `${name} is no address of a Postgres database, such as postgresql://name:password@localhost:5432/makerfront. Marks like / and # in a password are written %2F and %23.`,
      );
    }
  }
  return {
    owner: MIGRATION_DATABASE_URL,
    logins: { tenant: DATABASE_URL, platform: PLATFORM_DATABASE_URL },
  };
}

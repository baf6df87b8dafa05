/** The passwords of the test databases' logins are derived from it. */
export const TEST_LOGIN_SECRET = 'a secret that is only ever used in tests';

/**
 * The database URL of one worker of the database tests, with the owner's login. If several runs share a server,
 * TEST_DATABASE_NAME gives each run its own name prefix.
 */
export function testDatabaseUrl(worker: string | number): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${process.env.TEST_DATABASE_NAME ?? 'makerfront_test'}_${worker}`;
  return url.href;
}

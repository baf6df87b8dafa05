/** The passwords of the test databases' logins follow from it. */
export const TEST_LOGIN_SECRET = 'a secret that is only ever used in tests';

/**
 * The database of one worker of the database tests, by its owner's login. Where several runs share a server, each says
 * in TEST_DATABASE_NAME how its databases begin.
 */
export function testDatabaseUrl(worker: string | number): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${process.env.TEST_DATABASE_NAME ?? 'makerfront_test'}_${worker}`;
  return url.href;
}

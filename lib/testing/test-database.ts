/** The passwords of the test databases' logins follow from it. */
export const TEST_LOGIN_SECRET = 'a secret that is only ever used in tests';

/** The database of one worker of the database tests, by its owner's login. */
export function testDatabaseUrl(worker: string | number): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/makerfront_test_${worker}`;
  return url.href;
}

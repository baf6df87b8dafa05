/** The database of one worker. Where several runs share a server, each says how its databases begin. */
export const testDatabaseName = (worker: number | string): string =>
  `${process.env.TEST_DATABASE_NAME ?? 'makerfront_test'}_${worker}`;

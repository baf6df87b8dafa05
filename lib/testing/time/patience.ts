/**
 * The most milliseconds that a test waits for something that is sure to come, for `expect.poll` (by vitest.config.ts)
 * and `vi.waitFor`: it costs nothing when all is well, and a machine may stall for seconds. Below a test's own limit.
 */
export const PATIENCE = 10_000;

/**
 * Timeout in milliseconds for things that surely happen, for `expect.poll` (set in vitest.config.ts) and
 * `vi.waitFor`. Generous, because a machine can stall for seconds and a passing test never waits that long. Below a
 * test's own timeout.
 */
export const PATIENCE = 10_000;

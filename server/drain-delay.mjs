// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Milliseconds (`DRAIN_DELAY_SECONDS`, 0 to 60) for which a stopping server goes on taking requests while its health check
 * fails already, so that a load balancer stops sending to it before it stops listening.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function drainDelay({ DRAIN_DELAY_SECONDS }) {
  const seconds = Number(DRAIN_DELAY_SECONDS || 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 60) * 1_000 : 0;
}

/**
 * The environment that a server will have, which reads a .env file itself: what is set counts more. By Node's own reader, since
 * the supervisor loads no packages.
 *
 * @param {string} file
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string | undefined>}
 */
export const withFile = (file, environment) =>
  existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment;

// Next writes errors to the console in many lines. This turns each into one JSON line.
import 'server-only';
import { loggablePath } from './http/loggable-path.mjs';
import { logger } from './log';

type FailedRequest = { path: string; method: string; headers: NodeJS.Dict<string | string[]> };

/** A visitor's connection broke in the middle of a body. Anybody can cause that, so it is no error of ours. */
const isBrokenOff = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

const firstLine = (text: string) => text.split('\n').find((line) => line.trim() !== '') ?? '';

/** Logs an error that ended a request, with the request and its shop. */
export function logRequestError(
  error: unknown,
  { path, method, headers }: FailedRequest,
  route: string,
): void {
  logger().error({
    event: 'request.failed',
    requestId: headers['x-request-id'],
    tenantKey: headers['x-tenant-host'] || undefined,
    method,
    path: loggablePath(path),
    route,
    error,
  });
}

/** Sends console errors and warnings to the logger, except errors that `logRequestError` logs. */
export function logConsoleAsJson(): void {
  const log =
    (level: 'error' | 'warn') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (error && 'digest' in error) {
        return;
      }
      if (error && isBrokenOff(error)) {
        logger().info({ event: 'request.broken_off' });
        return;
      }
      const message = parts.filter((part) => typeof part === 'string').join(' ');
      logger()[level]({ event: 'server.console', error }, firstLine(message) || undefined);
    };
  console.error = log('error');
  console.warn = log('warn');
}

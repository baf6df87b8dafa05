// One JSON line per event on standard output, with tenant and request id if there are any.
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger } from 'pino';
import type { TenantId } from '@/lib/ids';
import { env } from './env';
import { currentTraceId } from './tracing/spans';

/** The fields on every log line of a piece of work: its request and its shop. */
type LogContext = { requestId?: string | undefined; tenantId?: TenantId };

const context = new AsyncLocalStorage<LogContext>();

/** Runs `work` with these fields on each line that it logs, also after its response. */
export const withLogContext = <Value>(fields: LogContext, work: () => Value): Value =>
  context.run({ ...context.getStore(), ...fields }, work);

let root: Logger | undefined;

/** The process's logger. Call it where you log: a module-level logger would read the environment at build time. */
export function logger(): Logger {
  // performance.now and not Date.now, because Next refuses Date.now in a page that is being prerendered.
  root ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    mixin: () => ({ ...context.getStore(), traceId: currentTraceId() }),
    timestamp: () => `,"time":"${new Date(performance.timeOrigin + performance.now()).toISOString()}"`,
    serializers: { error: pino.stdSerializers.err },
    redact: ['*.password', '*.secret', '*.authorization', '*.checkout_token'],
  });
  return root;
}

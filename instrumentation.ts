// Next calls this once per server process, and once per error that a request ends in.
import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { logConsoleAsJson } = await import('./lib/log-console');
    logConsoleAsJson();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('./lib/log-console');
    logRequestError(error, request, context.routePath);
  }
};

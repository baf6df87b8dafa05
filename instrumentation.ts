// Next calls `register` once per server process, and `onRequestError` once per failed request.
import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { env } = await import('./lib/env');
    try {
      env();
    } catch (error) {
      // A misconfigured server must not start: the operator reads what is missing, and where.
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    if (env().OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
      const { startTracing } = await import('./lib/tracing/start-tracing');
      const { loggablePath } = await import('./lib/http/loggable-path.mjs');
      startTracing(loggablePath);
    }
    const { checkLogins } = await import('./lib/db/check-logins');
    await checkLogins();
    const { databaseAnswers } = await import('./lib/db/database-answers');
    const { answerServer } = await import('./lib/db/health-for-server.mjs');
    answerServer(databaseAnswers);
    const { measureProcess } = await import('./lib/jobs/measure-process');
    measureProcess();
    const { logConsoleAsJson } = await import('./lib/log-console');
    logConsoleAsJson();
    // On Vercel a function is frozen between requests, so timers do not work; there schedules call /api/cron.
    if (!process.env.VERCEL) {
      const { keepAllowedNames } = await import('./lib/domains/allowed-names');
      keepAllowedNames();
      const { listenForChanges } = await import('./lib/cache/listen-for-changes');
      await listenForChanges();
      const { sweepHourly } = await import('./lib/jobs/hourly-sweep');
      sweepHourly();
      const { deliverMailsAlways } = await import('./lib/jobs/outbox-worker');
      deliverMailsAlways();
      const { makeArchivesAlways } = await import('./lib/jobs/archive-worker');
      makeArchivesAlways();
      const { reconcileRepeatedly } = await import('./lib/jobs/reconcile-repeatedly');
      reconcileRepeatedly();
      const { checkDomainsAlways } = await import('./lib/jobs/check-domains');
      checkDomainsAlways();
      const { purgeCacheAlways } = await import('./lib/jobs/purge-cache');
      purgeCacheAlways();
      const { turnDaysAlways } = await import('./lib/jobs/turn-days');
      turnDaysAlways();
    }
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('./lib/log-console');
    logRequestError(error, request, context.routePath);
  }
};

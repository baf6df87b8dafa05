import { apiSentences } from '@/lib/messages/en/api';
import 'server-only';
import { connection } from 'next/server';
import type { RunReport } from '@/lib/background-work/repeat';
import { env } from '@/lib/env';
import { hasBearerSecret } from '@/lib/http/bearer-secret';
import { logger } from '@/lib/log';
import { apiAnswer, apiError } from './api-error';

/**
 * A handler through which a scheduler starts background work, for hosts that keep no process running. Works on every
 * hostname. 404 without CRON_SECRET, 500 if a part failed.
 */
export const cronHandler =
  (name: string, work: () => Promise<RunReport>) =>
  async (request: Request): Promise<Response> => {
    await connection();
    const { CRON_SECRET: secret } = env();
    if (!secret || !hasBearerSecret(request.headers.get('authorization'), secret)) {
      return apiError('not_found');
    }
    try {
      const report = await work();
      return apiAnswer(report, report.failures === 0 ? 200 : 500);
    } catch (error) {
      logger().error({ event: `${name}.failed`, error }, 'scheduled work failed');
      return apiError('internal_error', { message: apiSentences.runFailed });
    }
  };

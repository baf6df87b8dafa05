import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const log = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('@/lib/log', () => ({ logger: () => log }));
vi.mock('next/server', () => ({ connection: async () => undefined }));

const SECRET = 'sixteen letters and more';
const work = vi.fn(async () => ({ things: 2, failures: 0 }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllEnvs());

async function call(authorization: string | null = `Bearer ${SECRET}`, secret = SECRET) {
  vi.stubEnv('CRON_SECRET', secret);
  const { cronHandler } = await import('./cron-handler');
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  const response = await cronHandler(
    'things',
    work,
  )(new Request('http://localhost/api/cron/things', { headers }));
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('scheduled work', () => {
  it('runs for a caller with the secret', async () => {
    expect(await call()).toEqual({ status: 200, body: { things: 2, failures: 0 } });
  });

  it('is a 404 for all other callers, and if no secret is set', async () => {
    const answers = [
      await call(null),
      await call('Bearer wrong'),
      await call(SECRET),
      await call('Bearer ', ''),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(work).not.toHaveBeenCalled();
  });

  it('answers 500 with the full report if a part failed', async () => {
    work.mockResolvedValueOnce({ things: 2, failures: 1 });
    expect(await call()).toEqual({ status: 500, body: { things: 2, failures: 1 } });
  });

  it('answers 500 if it throws, logs the error once, and gives no reason in the response', async () => {
    work.mockRejectedValueOnce(new Error('no database'));
    const { status, body } = await call();
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('no database');
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ event: 'things.failed' }),
      expect.any(String),
    );
  });
});

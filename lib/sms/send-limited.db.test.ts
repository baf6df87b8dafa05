import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { limitReached } from '@/lib/limits/rate-limits';
import { logger } from '@/lib/log';
import { isCostlyNumber, sendLimitedTextMessage } from './send-limited';

const sms = vi.hoisted(() => ({ sendTextMessage: vi.fn(async () => undefined) }));
vi.mock('./sms-sender', () => sms);

const SHOP = '0190a1b2-0000-7000-8000-000000000001' as TenantId;
const numberOf = (place: number) => `+1503555${String(1_000 + place)}`;
const send = (to: string) => sendLimitedTextMessage(SHOP, { to, text: 'Your code' });
const use = async (limit: 'smsTenant' | 'smsPlatform', key: string, times: number) => {
  await limitReached([{ limit, key }]);
  await database().$executeRaw`UPDATE rate_limits SET points = ${times} WHERE key LIKE ${`${limit}:%`}`;
};

beforeEach(async () => {
  await database().$executeRaw`TRUNCATE rate_limits`;
  sms.sendTextMessage.mockClear();
  vi.restoreAllMocks();
});

describe('text messages', () => {
  it('go to a number ten times a day; the log says it once', async () => {
    const error = vi.spyOn(logger(), 'error').mockReturnValue();
    for (let times = 0; times < 13; times += 1) {
      await send(numberOf(0));
    }
    expect(sms.sendTextMessage).toHaveBeenCalledTimes(10);
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ event: 'sms.limit_reached', limit: 'smsNumber' });
    await send(numberOf(1));
    expect(sms.sendTextMessage).toHaveBeenCalledTimes(11);
  });

  it.each([
    ['smsTenant', SHOP, 200],
    ['smsPlatform', 'all', 2_000],
  ] as const)('end at the limit %s', async (limit, key, most) => {
    vi.spyOn(logger(), 'error').mockReturnValue();
    await use(limit, key, most - 1);
    await send(numberOf(0));
    await send(numberOf(1));
    expect(sms.sendTextMessage).toHaveBeenCalledTimes(1);
  });

  it('do not go to a premium number', async () => {
    const warn = vi.spyOn(logger(), 'warn').mockReturnValue();
    await send('+19002345678');
    expect(sms.sendTextMessage).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['+15035550134', false],
    ['+447400123456', false],
    ['+4915112345678', false],
    ['+19002345678', true],
    ['+449098765432', true],
    ['+448431234567', true],
  ])('%s is costly: %s', (number, isCostly) => {
    expect(isCostlyNumber(number)).toBe(isCostly);
  });
});

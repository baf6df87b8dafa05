import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { LONGEST_DELAY } from '@/lib/limits/slow-limits';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { wait } from '@/lib/wait';
import { tryCode } from './try-code';

vi.mock('@/lib/wait', () => ({ wait: vi.fn(async () => undefined) }));

let tenant: Tenant;
let network = 0;

beforeEach(async () => {
  vi.mocked(wait).mockClear();
  await database().rateLimit.deleteMany();
  tenant = await freshTenant();
});

const enter = (isAgain = false) => {
  network += isAgain ? 0 : 1;
  const headers = { host: 'shop.test', 'x-forwarded-for': `198.51.100.${network}` };
  return tryCode(tenant, new Request('http://shop.test/api/quote', { headers }), 'SPRING', null);
};

const shopIsAtItsLimit = () =>
  database().rateLimit.updateMany({
    where: { key: { startsWith: 'discountGuessTenant' } },
    data: { points: 1_000_000 },
  });

describe('a discount code', () => {
  it('that the shop has counts for nobody, so that a sale does not slow itself down', async () => {
    const tried = await enter();
    await tried.settle('right');
    const counts = await database().rateLimit.findMany({ select: { points: true } });
    expect(counts.filter(({ points }) => points > 0)).toEqual([]);
  });

  it('that a network knows is not counted when it sends it again, until it is wrong', async () => {
    await (await enter()).settle('right');
    await database().rateLimit.deleteMany();
    await (await enter(true)).settle('right');
    expect(await database().rateLimit.count()).toBe(0);
    await (await enter(true)).settle('wrong');
    await (await enter(true)).settle('wrong');
    const isGuess = { key: { startsWith: 'discountGuessAddress' } };
    expect(await database().rateLimit.findMany({ where: isGuess })).toMatchObject([{ points: 1 }]);
  });

  it('that nobody has judged proves nothing, and counts for nobody', async () => {
    await (await enter()).settle('unjudged');
    await database().rateLimit.deleteMany();
    await enter(true);
    const isGuess = { key: { startsWith: 'discountGuessAddress' } };
    expect(await database().rateLimit.findMany({ where: isGuess })).toMatchObject([{ points: 1 }]);
  });

  it('that is known to a network is still taken from it after too many guesses', async () => {
    await (await enter()).settle('right');
    await (await enter(true)).settle('right');
    await database().rateLimit.updateMany({ data: { points: 1_000 } });
    expect((await enter(true)).refused).toBeNull();
  });

  it('that is guessed makes further guesses in the shop wait, whoever sends them, and never a right one', async () => {
    await (await enter()).settle('wrong');
    await shopIsAtItsLimit();
    await (await enter()).settle('right');
    expect(vi.mocked(wait)).not.toHaveBeenCalled();
    await (await enter()).settle('wrong');
    expect(vi.mocked(wait)).toHaveBeenLastCalledWith(LONGEST_DELAY);
  });
});

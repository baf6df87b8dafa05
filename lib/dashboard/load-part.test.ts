import { beforeEach, expect, it, vi } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { loadPart } from './load-part';

const error = vi.fn();
vi.mock('@/lib/log', () => ({ logger: () => ({ error }) }));

beforeEach(() => {
  error.mockClear();
});

it('returns the loaded data, and logs nothing', async () => {
  expect(await loadPart('figures', asTenantId('a-shop'), async () => 42)).toBe(42);
  expect(error).not.toHaveBeenCalled();
});

it('returns null for a part that fails, and logs that once with its name and shop', async () => {
  const failure = new Error('The database is away');
  expect(await loadPart('figures', asTenantId('a-shop'), () => Promise.reject(failure))).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]?.[0]).toMatchObject({
    event: 'dashboard.part_failed',
    part: 'figures',
    tenantId: 'a-shop',
    error: failure,
  });
});

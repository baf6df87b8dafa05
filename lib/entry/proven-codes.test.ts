import { expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { forgetProven, isProven, rememberProven } from './proven-codes';

const tenantId = asTenantId('01a2187a-0844-759e-8132-e3c3589b0185');
const other = asTenantId('01a2187a-0844-759e-8132-e3c3589b0186');
const sent = { tenantId, network: '198.51.100.7', code: 'SPRING' };

it('a right code is known to the network that sent it, in that shop, for a quarter of an hour', () => {
  expect(isProven(sent, 0)).toBe(false);
  rememberProven(sent, 0);
  expect(isProven(sent, 15 * 60_000 - 1)).toBe(true);
  expect(isProven(sent, 15 * 60_000)).toBe(false);
  expect(isProven({ ...sent, network: '198.51.100.8' }, 1)).toBe(false);
  expect(isProven({ ...sent, tenantId: other }, 1)).toBe(false);
  expect(isProven({ ...sent, code: 'SPRING1' }, 1)).toBe(false);
  forgetProven(sent);
  expect(isProven(sent, 1)).toBe(false);
});

it('no more than twenty thousand are remembered, the last ones', () => {
  rememberProven(sent, 0);
  for (let network = 0; network < 20_000; network += 1) {
    rememberProven({ ...sent, network: String(network) }, 0);
  }
  expect(isProven(sent, 1)).toBe(false);
  expect(isProven({ ...sent, network: '0' }, 1)).toBe(true);
});

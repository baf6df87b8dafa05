import { expect, it } from 'vitest';
import { normaliseHost } from './hostname';
import { type Door, readTenantKey, tenantKeyAt } from './tenant-key';

it.each<[string, Door]>([
  ['quietloom', { kind: 'public' }],
  ['quietloom.test', { kind: 'staff' }],
  ['quietloom', { kind: 'preview', key: 'abcdefghijklmnopqrst-_' }],
])('reads back the door to %s', (host, door) => {
  expect(readTenantKey(tenantKeyAt(host, door))).toEqual({ host, door });
});

it('adds what no hostname contains', () => {
  expect(normaliseHost(tenantKeyAt('quietloom', { kind: 'staff' }))).toBeNull();
});

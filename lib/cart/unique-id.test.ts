import { afterEach, expect, it, vi } from 'vitest';
import { uniqueId } from './unique-id';

afterEach(() => vi.unstubAllGlobals());

it('is 32 hex digits and different each time', () => {
  const ids = Array.from({ length: 1_000 }, uniqueId);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
});

it('works in a browser without crypto.randomUUID, and keeps leading zeros', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(uniqueId()).toBe('07'.repeat(16));
});

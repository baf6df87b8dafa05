import { describe, expect, it } from 'vitest';
import { isRecentProof } from './recent-proof';

const now = new Date('2026-11-23T12:00:00.000Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('a proof', () => {
  it('holds for ten minutes and not a moment longer', () => {
    expect(isRecentProof(before(0), now)).toBe(true);
    expect(isRecentProof(before(599_999), now)).toBe(true);
    expect(isRecentProof(before(600_000), now)).toBe(false);
  });
});

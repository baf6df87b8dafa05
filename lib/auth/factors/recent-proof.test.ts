import { describe, expect, it } from 'vitest';
import { isRecentProof } from './recent-proof';

const now = new Date('2026-11-23T12:00:00.000Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('a proof', () => {
  it('holds for ten minutes and not a moment longer', () => {
    expect(isRecentProof(ago(0), now)).toBe(true);
    expect(isRecentProof(ago(599_999), now)).toBe(true);
    expect(isRecentProof(ago(600_000), now)).toBe(false);
  });
});

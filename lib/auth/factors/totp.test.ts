import { describe, expect, it } from 'vitest';
import { codeAt, newTotpSecret, stepAt, stepOfCode, totpUri } from './totp';

/** RFC 6238, appendix B: the ASCII text 12345678901234567890 in base32. */
const OF_THE_RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const noon = new Date('2026-11-23T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is what RFC 6238 says at %i seconds', (seconds, code) => {
    expect(codeAt(OF_THE_RFC, new Date(seconds * 1_000))).toBe(code);
    expect(stepOfCode(OF_THE_RFC, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30));
  });

  it('is right one step early and one step late, and says of which step it is', () => {
    const secret = newTotpSecret();
    for (const seconds of [-30, 0, 30]) {
      expect(stepOfCode(secret, codeAt(secret, later(seconds)), noon)).toBe(stepAt(noon) + seconds / 30);
    }
  });

  it('is wrong two steps away', () => {
    // A secret whose codes differ in these five steps: two of a million codes could be equal.
    expect(stepOfCode(OF_THE_RFC, codeAt(OF_THE_RFC, later(-60)), noon)).toBeNull();
    expect(stepOfCode(OF_THE_RFC, codeAt(OF_THE_RFC, later(60)), noon)).toBeNull();
  });

  it('may be typed with a blank in the middle', () => {
    const code = codeAt(OF_THE_RFC, noon);
    expect(stepOfCode(OF_THE_RFC, ` ${code.slice(0, 3)} ${code.slice(3)} `, noon)).toBe(stepAt(noon));
  });

  it.each(['', '12345', '1234567', '12a456', '１２３４５６'])('is never %o', (typed) => {
    expect(stepOfCode(OF_THE_RFC, typed, noon)).toBeNull();
  });
});

describe('what an app reads', () => {
  it('names the shop and the account, and holds the secret with its settings', () => {
    const uri = new URL(totpUri(OF_THE_RFC, { issuer: 'Loom: & Co', account: 'ada@example.test' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Loom  & Co:ada@example.test');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Loom  & Co',
      secret: OF_THE_RFC,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('is another secret of 160 bits each time', () => {
    const secrets = new Set(Array.from({ length: 50 }, newTotpSecret));
    expect(secrets.size).toBe(50);
    expect([...secrets].every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true);
  });
});

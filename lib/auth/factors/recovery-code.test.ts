import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code';

const ADA = '0c5a6f0e-5d0a-4b7e-9a51-6f1f2f3c4d5e';
const BOB = '0c5a6f0e-5d0a-4b7e-9a51-6f1f2f3c4d5f';

describe('a recovery code', () => {
  it('is five groups of letters that nobody mixes up, another one each time', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    expect(new Set(codes).size).toBe(200);
    expect(codes.every((code) => /^([0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toBe(true);
  });

  it('is the same however it is copied: in capitals, without dashes, with look-alikes', () => {
    const code = 'a0bc1-00000-11111-zzzzz-99999';
    const kept = hashRecoveryCode(ADA, code);
    for (const typed of [
      code.toUpperCase(),
      ` ${code.replaceAll('-', ' ')}`,
      'AObcL-oOoO0-IlIl1-zzzzz-99999',
    ]) {
      expect(hashRecoveryCode(ADA, typed)).toBe(kept);
    }
    expect(hashRecoveryCode(ADA, code.replace('z', 'y'))).not.toBe(kept);
  });

  it('is kept as another text for each person', () => {
    const code = newRecoveryCode();
    expect(hashRecoveryCode(ADA, code)).not.toBe(hashRecoveryCode(BOB, code));
    expect(hashRecoveryCode(ADA, code)).not.toContain(code);
  });
});

import { expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { newAttemptId, openAttempt, type ProviderAttempt, sealAttempt } from './provider-attempt';
import { readProviderState, signProviderState } from './provider-state';

const TENANT = asTenantId('0190a1b2-0000-7000-8000-00000000000a');
const OTHER = asTenantId('0190a1b2-0000-7000-8000-00000000000b');
const NOW = 1_800_000_000_000;
const ATTEMPT: ProviderAttempt = {
  id: newAttemptId(),
  state: 'x'.repeat(500),
  nonce: 'y'.repeat(43),
  verifier: 'z'.repeat(43),
  who: 'staff',
  purpose: { kind: 'link', sessionId: '0190a1b2-1234-7abc-89de-0123456789ab' },
  returnPath: `/${'p'.repeat(1_000)}`,
  end: NOW + 1_000,
};

it('opens in the shop where it was sealed, until it has run out', () => {
  const sealed = sealAttempt(TENANT, ATTEMPT);
  expect(openAttempt(TENANT, sealed, NOW)).toEqual(ATTEMPT);
  expect(openAttempt(OTHER, sealed, NOW)).toBeNull();
  expect(openAttempt(TENANT, sealed, NOW + 1_000)).toBeNull();
});

it('fits into a cookie and says nothing to its reader', () => {
  const sealed = sealAttempt(TENANT, ATTEMPT);
  expect(sealed.length).toBeLessThan(3_800);
  expect(sealed).toMatch(/^[\w.-]+$/);
  const opened = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(opened.join()).not.toContain('z'.repeat(43));
});

it('is nothing if it was made up or changed', () => {
  const sealed = sealAttempt(TENANT, ATTEMPT);
  for (const forged of [
    undefined,
    '',
    'x',
    sealed.slice(0, -4),
    // Not the last character: some of its bits may be padding.
    sealed.replace(/.(?=.{8}$)/, (one) => (one === 'A' ? 'B' : 'A')),
  ]) {
    expect(openAttempt(TENANT, forged, NOW)).toBeNull();
  }
});

const STATE = { id: newAttemptId(), to: 'https://shop.example/api/sign-in/provider/finish', end: NOW + 1 };

it('a state is read back until it has run out', () => {
  const state = signProviderState(STATE);
  expect(readProviderState(state, NOW)).toEqual(STATE);
  expect(readProviderState(state, NOW + 1)).toBeNull();
});

it('a state that leads elsewhere is not ours', () => {
  const [said = '', signature = ''] = signProviderState(STATE).split('.');
  const elsewhere = Buffer.from(JSON.stringify({ ...STATE, to: 'https://evil.example/' })).toString(
    'base64url',
  );
  for (const forged of [
    `${elsewhere}.${signature}`,
    elsewhere,
    `${said}.`,
    `${said}.x`,
    '',
    '.',
    `${said}.${signature}.x`,
  ]) {
    expect(readProviderState(forged, NOW)).toBeNull();
  }
});

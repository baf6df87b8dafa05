import { describe, expect, it } from 'vitest';
import { accountSignInSentences as say } from '@/lib/messages/en/account/sign-in';
import {
  fieldToMend,
  missingIn,
  nextSignIn,
  RESEND_AFTER,
  SIGN_IN_START,
  type SignInEvent,
  type SignInState,
  type SignInWay,
  secondsUntilResend,
} from './sign-in-state';

const NOTHING = { name: '', address: '', code: '', password: '' };
const ADA = { ...NOTHING, address: 'ada@example.test' };
const stateAfter = (...events: SignInEvent[]): SignInState => events.reduce(nextSignIn, SIGN_IN_START);
const sent = { kind: 'code_sent', values: ADA, at: 1_000 } as const;
const refused = (message: string | null, fields: Record<string, string> = {}): SignInEvent => ({
  kind: 'refused',
  refusal: { message, fields },
});

describe('signing in', () => {
  it('asks for the code once one was sent, and for the address again if that was wrong', () => {
    expect(stateAfter({ kind: 'submitted' })).toMatchObject({ isPending: true, sent: null });
    expect(stateAfter({ kind: 'submitted' }, sent)).toMatchObject({
      isPending: false,
      sent: { values: ADA, at: 1_000, isAgain: false },
    });
    expect(stateAfter(sent, { kind: 'address_changed' })).toEqual(SIGN_IN_START);
  });

  it('tells a code that was sent again from the first', () => {
    const again = { ...sent, at: 99_000 };
    expect(stateAfter(sent, again)).toMatchObject({ sent: { at: 99_000, isAgain: true } });
    expect(stateAfter(sent, { kind: 'address_changed' }, again)).toMatchObject({ sent: { isAgain: false } });
  });

  it('keeps the code’s page when a code was wrong, and says so at its field', () => {
    const state = stateAfter(sent, { kind: 'submitted' }, refused(say.codeWrong, { code: say.codeWrong }));
    expect(state).toMatchObject({
      sent: { at: 1_000 },
      isPending: false,
      message: null,
      fields: { code: say.codeWrong },
    });
    expect(stateAfter(sent, refused('x'), { kind: 'submitted' })).toMatchObject({
      message: null,
      fields: {},
    });
  });

  it('says what belongs to no field of the form beside it, and something where nothing was said', () => {
    expect(stateAfter(refused('Too many attempts.')).message).toBe('Too many attempts.');
    expect(stateAfter(refused(null)).message).toBe(say.failed);
    expect(stateAfter(refused('Not this.', { other: 'Not this.' }))).toMatchObject({
      message: 'Not this.',
      fields: {},
    });
    expect(stateAfter(refused('a b', { password: 'a b' }))).toMatchObject({
      message: null,
      fields: { password: 'a b' },
    });
  });

  it('says what the specification says where address or password is missing, once and of no field', () => {
    const fields = { address: say.addressInvalid, password: say.credentialsMissing };
    expect(stateAfter(refused(say.credentialsMissing, fields))).toMatchObject({
      message: 'You must provide either an email or phone number and a password',
      fields: {},
    });
  });

  it('forgets a code that was sent when another way is chosen', () => {
    expect(stateAfter(sent, refused('x'), { kind: 'way_chosen', way: 'recovery' })).toEqual({
      ...SIGN_IN_START,
      way: 'recovery',
    });
  });
});

describe('what is missing', () => {
  const of = (way: SignInWay, values: Partial<typeof NOTHING>, isSent = false) =>
    missingIn({ way, sent: isSent ? { ...sent, isAgain: false } : null }, { ...NOTHING, ...values });
  const credentials = { message: say.credentialsMissing, fields: {} };

  it.each<[SignInWay, Partial<typeof NOTHING>, object | null]>([
    ['code', {}, { message: null, fields: { address: say.addressInvalid } }],
    ['code', { address: 'x' }, null],
    ['recovery', { address: '  ' }, { message: null, fields: { address: say.addressInvalid } }],
    ['password', { address: 'x' }, credentials],
    ['password', { password: 'x' }, credentials],
    ['sign_up', {}, credentials],
    ['sign_up', { address: 'x', password: 'x' }, null],
  ])('by way of %s with %o is %o', (way, values, missing) => {
    expect(of(way, values)).toEqual(missing);
  });

  it('is a code once one was sent, and a new password for one that was forgotten', () => {
    expect(of('code', ADA, true)).toEqual({ message: null, fields: { code: say.codeMissing } });
    expect(of('code', { code: '123456' }, true)).toBeNull();
    expect(of('recovery', { code: '123456' }, true)).toEqual({
      message: null,
      fields: { password: say.passwordMissing },
    });
    expect(of('recovery', { code: '1', password: 'x' }, true)).toBeNull();
  });
});

describe('the field to go to', () => {
  it('is the first wrong one in their order on the page, else the one that was missing', () => {
    const state = { ...SIGN_IN_START, way: 'sign_up' as const };
    expect(fieldToMend({ ...state, fields: { password: 'x', address: 'y' } }, ADA)).toBe('address');
    expect(fieldToMend(state, NOTHING)).toBe('address');
    expect(fieldToMend(state, ADA)).toBe('password');
    expect(fieldToMend(SIGN_IN_START, ADA)).toBe('address');
    expect(fieldToMend(stateAfter(sent), ADA)).toBe('code');
  });
});

it('counts down to the next code', () => {
  const seconds = (passed: number) => secondsUntilResend(5_000, 5_000 + passed);
  expect([0, 1, 999, 1_000, 59_001, RESEND_AFTER, 10 * RESEND_AFTER].map(seconds)).toEqual([
    60, 60, 60, 59, 1, 0, 0,
  ]);
  expect(seconds(-3_600_000)).toBe(60);
});

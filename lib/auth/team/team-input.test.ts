import { describe, expect, it } from 'vitest';
import { invitationFieldMessage, newMemberInput } from './invitation-input';
import { invitationState } from './invitation-rules';
import { inviteInput, refundLimitInput, roleChangeInput } from './team-input';

describe('the limit of refunds', () => {
  it.each([
    ['50.00', 5_000],
    ['$ 12.5', 1_250],
    [' 7 ', 700],
    ['', null],
    ['0.00', null],
  ])('reads %j', (limit, expected) => {
    expect(refundLimitInput.parse({ limit })).toEqual({ limit: expected });
  });

  it.each(['-1', '1,000', 'fifty', '99999999999', '1.234', `1${'0'.repeat(60)}`])('refuses %j', (limit) => {
    expect(refundLimitInput.safeParse({ limit }).success).toBe(false);
  });
});

describe('an invitation', () => {
  it.each([
    { email: 'nora', role: 'owner' },
    { email: `${'n'.repeat(300)}@example.test`, role: 'owner' },
    { email: 'nora@example.test', role: 'superuser' },
    { email: 'nora@example.test' },
    null,
  ])('is refused: %o', (input) => {
    expect(inviteInput.safeParse(input).success).toBe(false);
  });

  const now = new Date('2026-11-23T12:00:00Z');
  const open = { expiresAt: new Date('2026-11-24T12:00:00Z'), acceptedAt: null, revokedAt: null };
  it.each([
    ['open', open],
    ['expired', { ...open, expiresAt: now }],
    ['revoked', { ...open, expiresAt: now, revokedAt: now }],
    ['accepted', { ...open, acceptedAt: now }],
  ] as const)('is %s', (state, ends) => {
    expect(invitationState(ends, now)).toBe(state);
  });
});

it('a change of a role names the role that was seen', () => {
  const change = { user_id: '0190a1b2-0000-7000-8000-00000000000a', role: 'owner' };
  expect(roleChangeInput.safeParse(change).success).toBe(false);
  expect(roleChangeInput.safeParse({ ...change, seen: 'order-manager' }).success).toBe(true);
});

describe('the name of somebody new', () => {
  const named = (name: string) => newMemberInput.safeParse({ token: 'token', name, password: 'secret' });

  it('is cleaned of what nobody can see', () => {
    expect(named('  Nora\u200b\nKim ').data?.name).toBe('Nora Kim');
  });

  it.each([
    ['', 'Please enter your name'],
    [' \u200b ', 'Please enter your name'],
    ['N'.repeat(201), 'Please use a shorter name'],
  ])('%j is refused with a sentence', (name, sentence) => {
    expect(named(name).success).toBe(false);
    expect(invitationFieldMessage('name', { name })).toBe(sentence);
  });
});

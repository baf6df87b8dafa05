import { expect, it } from 'vitest';
import { appUser } from './app-user';

const customer = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  email: 'ada@example.test',
  emailVerifiedAt: null,
  phone: '+15550100',
  phoneVerifiedAt: null,
  name: 'Ada',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-01-01T00:00:00Z'),
  lastSignedInAt: null,
};

it.each<[string | undefined, string | null, string | null]>([
  [undefined, null, null],
  ['2026-01-05T00:00:00.000Z', '2026-01-05T00:00:00Z', null],
  ['2026-01-05T00:00:00.000Z', null, '2026-01-05T00:00:00Z'],
  // As text, Thursday the 1st sorts after Friday the 2nd.
  ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'],
  ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'],
])('is confirmed from %s on, by e-mail at %s and phone at %s', (confirmedAt, email, phone) => {
  const at = (text: string | null) => (text === null ? null : new Date(text));
  const user = appUser(
    { ...customer, emailVerifiedAt: at(email), phoneVerifiedAt: at(phone) },
    { factors: [], identities: [] },
  );
  expect(user.confirmed_at).toBe(confirmedAt);
});

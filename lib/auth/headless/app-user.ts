// A customer in the shape of a GoTrue user.
import type { FactorView } from '@/lib/auth/factors/factor';
import type { Identity } from '@/lib/auth/identities/identities';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';

const time = (date: Date | null): string | undefined => date?.toISOString();

const earliest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);

type Provider = 'email' | 'phone';

const providersOf = ({ email, phone }: Pick<CustomerFacts, 'email' | 'phone'>): Provider[] => [
  ...(email === null ? [] : (['email'] as const)),
  ...(phone === null ? [] : (['phone'] as const)),
];

const FACTOR_TYPES = { totp: 'totp', passkey: 'webauthn' } as const;

const appFactor = ({ id, kind, name, createdAt, lastUsedAt, isConfirmed }: FactorView) => ({
  id,
  friendly_name: name,
  factor_type: FACTOR_TYPES[kind],
  status: isConfirmed ? 'verified' : 'unverified',
  created_at: time(createdAt),
  updated_at: time(lastUsedAt ?? createdAt),
});

const appIdentity = ({ id, kind, label, createdAt }: Identity, customerId: string) => ({
  identity_id: id,
  id: customerId,
  user_id: customerId,
  identity_data: { sub: customerId, [kind === 'passkey' ? 'name' : kind]: label },
  provider: kind,
  created_at: time(createdAt),
  updated_at: time(createdAt),
});

/** The user in a response; `user_metadata` holds the name only. */
export function appUser(
  customer: CustomerFacts,
  { factors, identities }: { factors: readonly FactorView[]; identities: readonly Identity[] },
) {
  const { id, email, phone, name, emailVerifiedAt, phoneVerifiedAt } = customer;
  const providers = providersOf(customer);
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: email ?? '',
    email_confirmed_at: time(emailVerifiedAt),
    phone: phone ?? '',
    phone_confirmed_at: time(phoneVerifiedAt),
    confirmed_at: time(earliest([emailVerifiedAt, phoneVerifiedAt])),
    last_sign_in_at: time(customer.lastSignedInAt),
    app_metadata: { provider: providers[0] ?? 'email', providers },
    user_metadata: name === '' ? {} : { name },
    created_at: time(customer.createdAt),
    updated_at: time(customer.updatedAt),
    is_anonymous: false,
    identities: identities.map((identity) => appIdentity(identity, id)),
    factors: factors.map(appFactor),
  };
}

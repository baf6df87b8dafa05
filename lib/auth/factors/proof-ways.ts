import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import type { TenantId } from '@/lib/ids';
import type { ProofWays } from './factor';
import { withFactors } from './factor-rows';
import type { PasskeySite } from './site';

/** The ways in which a person can prove their identity on this site. */
export const proofWays = (
  tenantId: TenantId,
  person: Person,
  { rpId }: PasskeySite,
  { hasPassword }: { hasPassword: boolean },
): Promise<ProofWays> =>
  withFactors(tenantId, person, async (rows) => {
    const factors = (await rows.list()).filter(({ confirmedAt }) => confirmedAt !== null);
    if (factors.length === 0) {
      const none = { app: false, passkey: false, recovery: false, elsewhere: [] };
      return { password: hasPassword, mailedCode: !hasPassword, ...none };
    }
    const hosts = factors.flatMap((factor) => (factor.rpId === null ? [] : [factor.rpId]));
    return {
      password: false,
      mailedCode: false,
      app: factors.some(({ kind }) => kind === 'totp'),
      passkey: hosts.includes(rpId),
      recovery: (await rows.countCodes()) > 0,
      elsewhere: [...new Set(hosts.filter((host) => host !== rpId))],
    };
  });

// From the platform's host to a shop's. Cookies stay on their host, so a person who is signed in there brings
// a token that is valid once, for a minute.
import 'server-only';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Milliseconds: as long as a browser takes to follow a link. */
const HAND_OFF_LIFE = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const handedOver = z.object({
  userId: z.uuid(),
  assuranceLevel: z.union([z.literal(1), z.literal(2)]),
  methods: z.array(z.string()),
});

/** The person, and the methods by which they signed in on the platform's host. */
export type HandedOver = z.output<typeof handedOver>;

/**
 * Makes the path in the shop that signs this person in. The token is in the fragment, so no log contains it.
 */
export async function handOffPath(tenantId: TenantId, person: HandedOver): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tenantDb(tenantId, (db) =>
    db.authChallenge.create({
      data: {
        tenantId,
        id: randomUUID(),
        purpose: 'hand_off',
        binding: JSON.stringify(person),
        challenge: hashOf(token),
        expiresAt: new Date(Date.now() + HAND_OFF_LIFE),
      },
    }),
  );
  return `/admin/enter#${token}`;
}

const taken = z.tuple([z.object({ binding: z.string() })]);

/** The person of a token; null if it was used, has expired, or belongs to another shop. */
export const takeHandOff = (tenantId: TenantId, token: string): Promise<HandedOver | null> =>
  tenantDb(tenantId, async (db: Database) => {
    const rows = taken.safeParse(
      await db.$queryRaw`
        DELETE FROM auth_challenges WHERE tenant_id = ${tenantId}::uuid AND purpose = 'hand_off'
          AND challenge = ${hashOf(token)} AND expires_at > now() RETURNING binding`,
    );
    return rows.success ? handedOver.parse(JSON.parse(rows.data[0].binding)) : null;
  });

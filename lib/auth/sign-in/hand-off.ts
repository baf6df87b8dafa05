// From the platform's host to a shop's: cookies stay with their host, so a person who is signed in there brings a token
// that lives for a minute, and opens once. The browser begins at the shop, with a secret that stays there: a token that
// somebody else made for their own account opens nothing in it.
import 'server-only';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Where a shop begins it, and ends it. */
export const ENTER_PATH = '/admin/enter';

/** Milliseconds: as long as a browser takes to follow a link. */
const HAND_OFF_LIFE = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const handedOver = z.object({
  userId: z.uuid(),
  assuranceLevel: z.union([z.literal(1), z.literal(2)]),
  methods: z.array(z.string()),
});
const bound = handedOver.extend({ begunBy: z.string() });

/** Who comes, and by what they have proved it on the platform's host. */
export type HandedOver = z.output<typeof handedOver>;

/**
 * Makes the path in the shop that lets this person in, in the browser that began there with `secret`. The token is a
 * fragment, so no log has it.
 */
export async function handOffPath(tenantId: TenantId, person: HandedOver, secret: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tenantDb(tenantId, (db) =>
    db.authChallenge.create({
      data: {
        tenantId,
        id: randomUUID(),
        purpose: 'hand_off',
        binding: JSON.stringify({ ...person, begunBy: hashOf(secret) } satisfies z.output<typeof bound>),
        challenge: hashOf(token),
        expiresAt: new Date(Date.now() + HAND_OFF_LIFE),
      },
    }),
  );
  return `${ENTER_PATH}#${token}`;
}

const taken = z.tuple([z.object({ binding: z.string() })]);

/** Whom a token lets in here; null for one that was used, has run out, or is another shop's or browser's. */
export const takeHandOff = (tenantId: TenantId, token: string, secret: string): Promise<HandedOver | null> =>
  tenantDb(tenantId, async (db: Database) => {
    const rows = taken.safeParse(
      await db.$queryRaw`
        DELETE FROM auth_challenges WHERE tenant_id = ${tenantId}::uuid AND purpose = 'hand_off'
          AND challenge = ${hashOf(token)} AND expires_at > now() RETURNING binding`,
    );
    if (!rows.success) {
      return null;
    }
    const { begunBy, ...person } = bound.parse(JSON.parse(rows.data[0].binding));
    return begunBy === hashOf(secret) ? person : null;
  });

'use server';
import { headers } from 'next/headers';
import { after } from 'next/server';
import { z } from 'zod';
import { MOST_ARCHIVES_A_DAY } from '@/lib/archives/archive';
import { archiveLink, requestArchive } from '@/lib/archives/archive.commands';
import { requireRecentProof } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { makeDueArchives } from '@/lib/jobs/archive-worker';
import { archiveSentences as say } from '@/lib/messages/en/admin/store/archive';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { storeAddress } from '@/lib/tenants/hosts/store-address';

/** Asks for an archive of everything that the shop owns. Needs a fresh proof: it has all customers. */
export const makeArchive = adminAction({
  may: 'store.archive',
  schema: z.object({}),
  admit: requireRecentProof,
  async handle({ tenant, userId }) {
    const asked = await requestArchive(tenant.id, {
      actorId: userId,
      storeUrl: await storeAddress(tenant, await headers()),
    });
    if (!asked.ok) {
      return refused(
        asked.error === 'too_many' ? say.refusals.too_many(MOST_ARCHIVES_A_DAY) : say.refusals[asked.error],
      );
    }
    after(makeDueArchives);
    return ok(null);
  },
});

/** An address that downloads an archive for a few minutes. Needs a fresh proof too. */
export const fetchArchive = adminAction({
  may: 'store.archive',
  schema: z.object({ id: z.uuid() }),
  admit: requireRecentProof,
  async handle({ tenant, userId }, { id }) {
    const link = await archiveLink(tenant, { actorId: userId, archiveId: id });
    return link.ok ? ok(link.value) : refused(say.refusals[link.error]);
  },
});

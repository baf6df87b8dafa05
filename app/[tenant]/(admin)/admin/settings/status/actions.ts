'use server';
import { z } from 'zod';
import { requireRecentProof } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { storeStatusSentences as say } from '@/lib/messages/en/admin/store/store-status';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { moveShop } from '@/lib/tenants/state/move-shop.commands';
import { renewPreview } from '@/lib/tenants/state/preview.commands';
import { storeStateInput } from '@/lib/tenants/state/state-input';

/**
 * Opens, pauses or closes the shop, or cancels a closing. Closing needs a fresh proof, and the shop's name.
 */
export const moveStore = adminAction({
  may: 'store.move',
  schema: storeStateInput,
  async handle(admin, { seen, to, message, backOn, typedName }) {
    const { tenant, userId } = admin;
    if (to === 'closed') {
      if (typedName.trim() !== tenant.name) {
        return refused(say.nameWrong, { typedName: say.nameWrong });
      }
      const proved = requireRecentProof(admin);
      if (!proved.ok) {
        return proved;
      }
    }
    const moved = await moveShop(tenant.id, userId, {
      seen,
      to,
      reason: '',
      message: to === 'paused' ? message : '',
      backOn: to === 'paused' ? backOn : null,
    });
    return moved.ok ? ok(null) : refused(say.refusals[moved.error]);
  },
});

/** Replaces the preview link; the old one is void. */
export const renewPreviewLink = adminAction({
  may: 'store.move',
  schema: z.object({}),
  async handle({ tenant }) {
    await renewPreview(tenant.id);
    return ok(null);
  },
});

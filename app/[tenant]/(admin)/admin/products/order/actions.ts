'use server';
import { z } from 'zod';
import * as arranging from '@/lib/catalog/arranging/arrange-products';
import { adminAction } from '@/lib/entry/admin-action';
import { arrangeSentences } from '@/lib/messages/en/admin/products/arrange';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

export const moveProduct = adminAction({
  may: 'products.arrange',
  schema: z
    .object({ id: z.uuid(), side: z.enum(['before', 'after']), anchorId: z.uuid() })
    .refine(({ id, anchorId }) => id !== anchorId),
  failureMessage: arrangeSentences.failed,
  handle: async ({ tenant }, placement) => {
    const moved = await arranging.moveProduct(tenant.id, placement);
    return moved.ok ? ok(null) : refused(arrangeSentences.gone);
  },
});

export const forgetProductOrder = adminAction({
  may: 'products.arrange',
  schema: z.object({}),
  failureMessage: arrangeSentences.failed,
  handle: async ({ tenant }) => {
    await arranging.forgetOrder(tenant.id);
    return ok(null);
  },
});

'use server';
import { relatedInput } from '@/lib/catalog/related/related-input';
import { saveRelated } from '@/lib/catalog/related/save-related';
import { adminAction } from '@/lib/entry/admin-action';
import { relatedAdmin as say } from '@/lib/messages/en/admin/products/related';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

export const saveRelatedProducts = adminAction({
  may: 'products.edit',
  schema: relatedInput,
  failureMessage: say.failed,
  handle: async ({ tenant }, { productId, relatedIds }) => {
    const saved = await saveRelated(tenant.id, productId, relatedIds);
    return saved.ok ? ok(null) : refused(say.gone);
  },
});

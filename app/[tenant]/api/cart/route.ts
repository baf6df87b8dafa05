import { z } from 'zod';
import { getProduct } from '@/lib/catalog/products.queries';
import { apiAnswer } from '@/lib/http/api-error';
import { tenantHandler } from '@/lib/http/tenant-handler';

const body = z.object({ product_ids: z.array(z.uuid()).max(200) });

/** What the products of a cart are and cost now; those no longer sold are left out. */
export const POST = tenantHandler({
  schema: body,
  async handle({ tenant, body: { product_ids } }) {
    const found = await Promise.all([...new Set(product_ids)].map((id) => getProduct(tenant.id, id)));
    const products = found.flatMap((product) =>
      product?.isActive
        ? [
            {
              id: product.id,
              name: product.name,
              price_cents: product.priceCents,
              image_url: product.imageUrl,
              customization_label: product.allowsCustomization ? product.customizationLabel : null,
            },
          ]
        : [],
    );
    return apiAnswer({ products });
  },
});

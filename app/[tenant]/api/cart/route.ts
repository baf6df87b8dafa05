import { z } from 'zod';
import { listCartProducts } from '@/lib/catalog/products.queries';
import { apiAnswer } from '@/lib/http/api-error';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { tenantHandler } from '@/lib/http/tenant-handler';

const body = z.object({ product_ids: z.array(z.uuid()).max(200) });

/** What the products of a cart are and cost now; those no longer sold are left out. */
export const POST = tenantHandler({
  schema: body,
  async handle({ tenant, body: { product_ids } }) {
    const products = await listCartProducts(tenant.id, product_ids);
    return apiAnswer({
      products: products.map(({ id, name, priceCents, imageUrl, customizationLabel }) => ({
        id,
        name,
        price_cents: priceCents,
        image_url: imageUrl,
        customization_label: customizationLabel,
      })),
    });
  },
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;

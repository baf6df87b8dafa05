import { unstable_rethrow } from 'next/navigation';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { getProduct } from '@/lib/catalog/products/products.queries';
import { logger } from '@/lib/log';
import { requireTenant } from '@/lib/tenants/require-tenant';

/** The product of a path; null if this shop has no product with this id, or if reading failed, which is logged. */
export async function loadProduct(id: string): Promise<ProductView | null> {
  const tenant = await requireTenant();
  try {
    return await getProduct(tenant.id, id);
  } catch (error) {
    unstable_rethrow(error);
    logger().error({ event: 'product.load_failed', tenantId: tenant.id, productId: id, error });
    return null;
  }
}

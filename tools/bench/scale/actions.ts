// What visitors and owners ask of the database: for each page the product's own reads, as the page starts them, without
// caches in front. Loaded in a worker's process (worker.ts), which has the environment of one database.

import { randomUUID } from 'node:crypto';
import { listShownCategories } from '@/lib/catalog/categories/categories.queries';
import { listFacets } from '@/lib/catalog/filters/filter-facets.queries';
import { listFeaturedProducts } from '@/lib/catalog/products/featured.queries';
import { getProduct, listActiveProducts, searchProducts } from '@/lib/catalog/products/products.queries';
import { listRelatedProducts } from '@/lib/catalog/related/related.queries';
import { getFigures, listRecentOrders } from '@/lib/dashboard/dashboard.queries';
import { getSetupSteps } from '@/lib/dashboard/setup-checklist.queries';
import { listEntries } from '@/lib/finances/entries.queries';
import { findFirstPayment, getYear } from '@/lib/finances/finances.queries';
import { monthOf, monthPeriod, yearOf } from '@/lib/finances/period';
import { getFeeBalance } from '@/lib/finances/statements/statements.queries';
import { countRefusedAddresses, countUndeliveredMails } from '@/lib/mail/outbox/outbox.queries';
import { listOpenAlerts } from '@/lib/orders/alerts/order-alerts.queries';
import { orderInput } from '@/lib/orders/checkout/order-input';
import { listOrders } from '@/lib/orders/list/admin-orders.queries';
import { NO_FILTER } from '@/lib/orders/list/order-filter';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { listMaterials } from '@/lib/production/materials/materials.queries';
import { countProduction, listProduction } from '@/lib/production/production.queries';
import { ALL_WORK } from '@/lib/production/production-filter';
import { getShownSafety } from '@/lib/search-engines/product-safety.queries';
import { getListedShop, getProductListing } from '@/lib/search-engines/shop-listing.queries';
import { getShopFront } from '@/lib/tenants/front/shop-front.queries';
import { getShownPolicy } from '@/lib/tenants/policies/policies.queries';
import { findTenantByKey } from '@/lib/tenants/tenants.queries';
import { orderBody } from '../../requests/order-body';
import type { ActionName } from './action-names';
import type { VisitedShop } from './visited-shop';

const timeZone = 'America/New_York';

/** One visit: how much it found, which is never 0 for a shop of the benchmark. */
type Visit = (shop: VisitedShop) => Promise<number>;

const isFound = async (key: string) => ((await findTenantByKey(key)) === null ? 0 : 1);

const placing: Visit = async ({ slug, productId }) => {
  const tenant = await findTenantByKey(slug);
  if (tenant === null) {
    return 0;
  }
  const placed = await placeOrder(tenant, orderInput.parse(orderBody(productId)), randomUUID());
  return placed.ok ? 1 : 0;
};

export const ACTIONS: Record<ActionName, Visit> = {
  'Host look-up, platform': ({ slug }) => isFound(slug),
  'Host look-up, own domain': ({ domain }) => isFound(domain),
  async Grid({ tenantId }) {
    const [{ products }] = await Promise.all([
      listActiveProducts(tenantId, 1),
      listShownCategories(tenantId),
      listFacets(tenantId),
      getShopFront(tenantId),
      listFeaturedProducts(tenantId),
      getShownPolicy(tenantId, 'about'),
      getListedShop(tenantId),
    ]);
    return products.length;
  },
  async Product({ tenantId, productId }) {
    const product = await getProduct(tenantId, productId);
    await Promise.all([
      getShownSafety(tenantId, productId),
      getProductListing(tenantId, productId),
      listRelatedProducts(tenantId, productId),
    ]);
    return product === null ? 0 : 1;
  },
  Search: async ({ tenantId }) => (await searchProducts(tenantId, 'speckled vase')).length,
  'Search with a slip': async ({ tenantId }) => (await searchProducts(tenantId, 'plantre')).length,
  async Dashboard({ tenantId }) {
    const [figures] = await Promise.all([
      getFigures(tenantId, { now: new Date(), timeZone }),
      listOpenAlerts(tenantId),
      listRecentOrders(tenantId),
      getSetupSteps(tenantId),
      countUndeliveredMails(tenantId),
      countRefusedAddresses(tenantId),
    ]);
    return figures.totalOrders;
  },
  'List of orders': async ({ tenantId }) =>
    (await listOrders(tenantId, { filter: NO_FILTER, timeZone, cursor: null })).orders.length,
  'Orders by a name': async ({ tenantId }) =>
    (await listOrders(tenantId, { filter: { ...NO_FILTER, search: 'customer 7' }, timeZone, cursor: null }))
      .orders.length,
  async Production({ tenantId }) {
    const [page] = await Promise.all([
      listProduction(tenantId, { filter: ALL_WORK, cursor: null }),
      listMaterials(tenantId),
      countProduction(tenantId, { ...ALL_WORK, view: 'open' }),
      countProduction(tenantId, { ...ALL_WORK, view: 'made' }),
    ]);
    return page.orders.length;
  },
  async Books({ tenantId }) {
    const month = monthOf(new Date(), timeZone);
    const [year] = await Promise.all([
      getYear(tenantId, { year: yearOf(month), timeZone }),
      findFirstPayment(tenantId),
      listEntries(tenantId, monthPeriod(month, timeZone), null),
      getFeeBalance(tenantId),
    ]);
    return year.total.payments;
  },
  'Order creation': placing,
};

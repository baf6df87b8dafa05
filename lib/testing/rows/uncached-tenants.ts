type Queries = typeof import('@/lib/tenants/tenants.queries');

/** Stands in for the queries of shops outside Next, where nothing can be cached: each question reads the database. */
export async function uncachedTenants(original: () => Promise<Queries>): Promise<Queries> {
  const queries = await original();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
}

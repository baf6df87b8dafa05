type Queries = typeof import('@/lib/tenants/tenants.queries');

/** A mock of the tenants' queries for tests outside of Next, which cannot cache: each lookup reads the database. */
export async function uncachedTenants(original: () => Promise<Queries>): Promise<Queries> {
  const queries = await original();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
}

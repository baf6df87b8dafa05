import type { Tenant } from '@/lib/tenants/tenant';

/** Bottom of every shop page. */
export function ShopFooter({ tenant }: { tenant: Pick<Tenant, 'name' | 'description'> }) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-8 text-sm text-muted">
        <p>
          <span className="font-semibold text-ink">{tenant.name}</span>
          {tenant.description && <span className="block max-w-prose">{tenant.description}</span>}
        </p>
        <p>Shop by Makerfront</p>
      </div>
    </footer>
  );
}

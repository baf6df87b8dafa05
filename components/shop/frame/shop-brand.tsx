import { ShopLogo } from '@/components/orders/shop-logo';
import type { Tenant } from '@/lib/tenants/tenant';

/** The shop at the top of its pages: logo, name, and on wide screens the description. */
export function ShopBrand({ name, description, logoUrl }: Pick<Tenant, 'name' | 'description' | 'logoUrl'>) {
  return (
    <>
      <ShopLogo logoUrl={logoUrl} size={48} className="size-10 sm:size-12" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-display text-lg font-medium leading-tight sm:text-xl">{name}</span>
        {description && <span className="hidden truncate text-sm text-muted md:block">{description}</span>}
      </span>
    </>
  );
}

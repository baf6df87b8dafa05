import { ShopLogo } from '@/components/orders/shop-logo';
import { classNames } from '@/components/ui/class-names';
import type { Tenant } from '@/lib/tenants/tenant';

/** The shop at the top of its pages: logo, name, and on wide screens the description. */
export function ShopBrand({ name, description, logoUrl }: Pick<Tenant, 'name' | 'description' | 'logoUrl'>) {
  return (
    <>
      <ShopLogo logoUrl={logoUrl} size={48} className="size-8 min-[25rem]:size-10 sm:size-12" />
      <span className="min-w-0">
        <span
          className={classNames(
            'line-clamp-2 font-display font-medium leading-tight sm:text-xl',
            // At 360 px there is room for a word of twelve letters beside the logo.
            logoUrl ? 'text-sm min-[25rem]:text-lg' : 'text-lg',
          )}
        >
          {name}
        </span>
        {description && <span className="hidden truncate text-sm text-muted md:block">{description}</span>}
      </span>
    </>
  );
}

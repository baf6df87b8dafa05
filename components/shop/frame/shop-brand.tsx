import { ShopLogo } from '@/components/orders/shop-logo';
import { classNames } from '@/components/ui/class-names';
import type { Tenant } from '@/lib/tenants/tenant';

/** Longer words would break beside a logo at 360 px. */
const LONGEST_LARGE = 9;

/** The shop at the top of its pages: logo, name, and on wide screens the description. */
export function ShopBrand({ name, description, logoUrl }: Pick<Tenant, 'name' | 'description' | 'logoUrl'>) {
  const hasLongWord = name.split(/\s+/).some((word) => word.length > LONGEST_LARGE);
  const isSmall = hasLongWord && logoUrl !== null;
  return (
    <>
      <ShopLogo
        logoUrl={logoUrl}
        size={48}
        className={classNames('sm:size-12', isSmall ? 'size-8 min-[25rem]:size-10' : 'size-10')}
      />
      <span className="min-w-0">
        <span
          className={classNames(
            'line-clamp-2 font-display font-medium leading-tight sm:text-xl',
            // So small, a word of twelve letters has room.
            isSmall ? 'text-sm min-[25rem]:text-lg' : 'text-lg',
          )}
        >
          {name}
        </span>
        {description && <span className="hidden truncate text-sm text-muted md:block">{description}</span>}
      </span>
    </>
  );
}

import { BagIcon } from '@/components/shop/cart/bag-icon';
import { CartLink } from '@/components/shop/cart/cart-link';
import { SearchForm } from '@/components/shop/grid/search-form';
import { Link } from '@/components/ui/links/link';
import { SkipLink } from '@/components/ui/skip-link';
import { frameSentences } from '@/lib/messages/en/shop/frame';
import type { Tenant } from '@/lib/tenants/tenant';
import { AccountLink } from './account-link';
import { ShopBrand } from './shop-brand';

const linkStyle = 'header-link';

/** Top of every shop page: logo or name, description, search, Shop, cart, and Login, Admin or Account. */
export function ShopHeader({ tenant }: { tenant: Pick<Tenant, 'name' | 'description' | 'logoUrl'> }) {
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <SkipLink />
      <div className="page-width flex flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-4">
        <Link href="/" className="flex min-h-12 min-w-0 flex-1 items-center gap-2 sm:gap-3">
          <ShopBrand {...tenant} />
        </Link>
        <div className="order-last basis-full md:order-none md:basis-64">
          <SearchForm id="header-search" />
        </div>
        <nav aria-label={frameSentences.navigation} className="flex items-center">
          <Link href="/" className={linkStyle}>
            {frameSentences.shop}
          </Link>
          <CartLink>
            <BagIcon />
          </CartLink>
          <AccountLink className={linkStyle} />
        </nav>
      </div>
    </header>
  );
}

import type { Metadata } from 'next';
import Link from 'next/link';
import { z } from 'zod';
import { EmptyPage } from '@/components/admin/empty-page';
import { buttonStyle } from '@/components/ui/button-styles';
import { PageHeading } from '@/components/ui/page-heading';
import { nameInPath } from '@/lib/catalog/products/product-path';
import { productListing as say } from '@/lib/messages/en/admin/store/search-listing';
import { readProductListing } from '@/lib/search-engines/shop-listing.queries';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { guardedPage } from '../../../../guarded-page';
import { ListingForm } from './listing-form';

export const metadata: Metadata = { title: say.heading };

const guarded = guardedPage({ may: 'products.view' });

/** What search engines show of one product, and its warnings. */
export default guarded(async ({ tenant }, { params }: PageProps<'/[tenant]/admin/products/[id]/listing'>) => {
  const { id } = await params;
  const edited = z.uuid().safeParse(id).success ? await readProductListing(tenant.id, id) : null;
  if (edited === null) {
    return (
      <EmptyPage
        heading={say.heading}
        title={say.gone}
        text={say.goneHint}
        href="/admin/products"
        link={say.back}
      />
    );
  }
  const { product, listing } = edited;
  const { host } = new URL(storeLinksAt(tenant, tenant.customDomain)('/'));
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={say.heading}>
        <Link href="/admin/products" className={buttonStyle('secondary')}>
          {say.back}
        </Link>
      </PageHeading>
      <p className="text-lg font-medium">{product.name}</p>
      <ListingForm
        product={product}
        shopName={tenant.name}
        address={[host, 'product', nameInPath(product.name)].filter((part) => part !== '').join(' › ')}
        stored={listing}
      />
    </div>
  );
});

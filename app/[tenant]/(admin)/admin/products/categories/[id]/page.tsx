import type { Metadata } from 'next';
import Link from 'next/link';
import { z } from 'zod';
import { EmptyPage } from '@/components/admin/empty-page';
import { buttonStyle } from '@/components/ui/button-styles';
import { PageHeading } from '@/components/ui/page-heading';
import { productListing, categoryListing as say } from '@/lib/messages/en/admin/store/search-listing';
import { readCategoryListing } from '@/lib/search-engines/category-listing.queries';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { guardedPage } from '../../../../guarded-page';
import { CategoryListingForm } from './category-listing-form';

export const metadata: Metadata = { title: say.heading };

const guarded = guardedPage({ may: 'products.view' });

/** What search engines show of one category. */
export default guarded(
  async ({ tenant }, { params }: PageProps<'/[tenant]/admin/products/categories/[id]'>) => {
    const { id } = await params;
    const edited = z.uuid().safeParse(id).success ? await readCategoryListing(tenant.id, id) : null;
    if (edited === null) {
      return (
        <EmptyPage
          heading={say.heading}
          title={say.gone}
          text={productListing.goneHint}
          href="/admin/products"
          link={productListing.back}
        />
      );
    }
    const { category, listing } = edited;
    const { host } = new URL(storeLinksAt(tenant, tenant.customDomain)('/'));
    return (
      <div className="page-width flex flex-col gap-6 py-8">
        <PageHeading title={say.heading}>
          <Link href="/admin/products" className={buttonStyle('secondary')}>
            {productListing.back}
          </Link>
        </PageHeading>
        <p className="text-lg font-medium">{category.name}</p>
        <CategoryListingForm
          category={category}
          shopName={tenant.name}
          address={[host, 'category'].join(' › ')}
          stored={listing}
        />
      </div>
    );
  },
);

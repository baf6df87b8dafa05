import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { NoPaymentNotice } from '@/components/shop/checkout/no-payment-notice';
import { Breadcrumbs } from '@/components/shop/frame/breadcrumbs';
import { badgesOf } from '@/components/shop/grid/card-view';
import { ProductBadges } from '@/components/shop/grid/product-badges';
import { AddToCart } from '@/components/shop/product/add-to-cart';
import { ProductGallery } from '@/components/shop/product/gallery/product-gallery';
import { ProductSafety } from '@/components/shop/product/product-safety';
import { StockNote } from '@/components/shop/product/stock-note';
import { ProductPrice } from '@/components/shop/product/terms/product-price';
import { TermsFacts } from '@/components/shop/product/terms/terms-facts';
import { RecentlyViewed } from '@/components/shop/recent/recently-viewed';
import { RelatedProducts } from '@/components/shop/related/related-products';
import { StructuredData } from '@/components/shop/structured-data';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/links/link';
import { NeedsScript } from '@/components/ui/needs-script';
import { productPath } from '@/lib/catalog/products/product-path';
import { listRelatedProducts } from '@/lib/catalog/related/related.queries';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { taxSentences } from '@/lib/messages/en/shop/price/tax';
import { listedPage } from '@/lib/search-engines/page-metadata';
import { getShownSafety } from '@/lib/search-engines/product-safety.queries';
import { productSearchTexts } from '@/lib/search-engines/search-texts';
import { getProductListing } from '@/lib/search-engines/shop-listing.queries';
import { productPageData } from '@/lib/search-engines/structured-data/page-data';
import { findIncludedTax } from '@/lib/taxes/price-tax.queries';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { isShopping } from '@/lib/tenants/state/shop-state';
import { PHONE_WIDTH } from '@/lib/uploads/phone-width';
import { loadProduct } from './load-product';

/** The widths of the picture: beside the form, narrower beside a roster, and full width on a phone (`PHONE_WIDTH`). */
const SIZES = `(min-width: 75rem) 552px, (min-width: 48rem) calc(50vw - 48px), ${PHONE_WIDTH}`;
const TEAM_SIZES = `(min-width: 75rem) 442px, (min-width: 64rem) calc(40vw - 38px), (min-width: 48rem) calc(50vw - 48px), ${PHONE_WIDTH}`;

export const generateStaticParams = () => [{ id: 'none' }];

export async function generateMetadata({ params }: PageProps<'/[tenant]/product/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const product = await loadProduct(id);
  if (!product?.isActive) {
    return {};
  }
  const { id: tenantId } = await requireTenant();
  const { title, description } = productSearchTexts(product, await getProductListing(tenantId, product.id));
  const { imageUrl, pictures } = product;
  const imageAlt = pictures[0]?.alt ?? '';
  return listedPage({ path: productPath(product), title, description, imageUrl, imageAlt });
}

/**
 * One product. An unknown product, or one that failed to load, redirects to the shop; one that is no longer sold shows
 * 'Product not found' (specification §2).
 */
export default async function ProductPage({ params }: PageProps<'/[tenant]/product/[id]'>) {
  const { id } = await params;
  const product = await loadProduct(id);
  if (product === null) {
    redirect('/');
  }
  if (!product.isActive) {
    notFound();
  }
  const tenant = await requireTenant();
  const [data, safety, includedTax] = await Promise.all([
    productPageData(tenant, product.id),
    getShownSafety(tenant.id, product.id),
    findIncludedTax(tenant.id, product.id),
  ]);
  return (
    <div
      data-product-page={product.id}
      className={classNames(
        'page-width grid gap-8 py-8 sm:py-12 md:gap-12',
        // A roster needs more width than a quantity.
        product.isTeamOrder ? 'md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'md:grid-cols-2',
      )}
    >
      {data !== null && <StructuredData text={data} />}
      <div className="md:sticky md:top-8 md:self-start">
        <ProductGallery
          name={product.name}
          pictures={product.pictures}
          sizes={product.isTeamOrder ? TEAM_SIZES : SIZES}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-3">
          <Breadcrumbs
            places={
              product.categoryId && product.categoryName
                ? [{ name: product.categoryName, href: `/category/${product.categoryId}` }]
                : []
            }
            current={product.name}
          />
          <h1 className="heading-1">{product.name}</h1>
          <ProductPrice product={product} />
          {includedTax !== null && (
            <p className="text-sm text-muted">{taxSentences.pricesInclude(includedTax)}</p>
          )}
          <ProductBadges badges={badgesOf(product)} />
          <StockNote product={product} />
        </div>
        {product.description && <p className="max-w-prose whitespace-pre-line">{product.description}</p>}
        <TermsFacts product={product} />
        <NeedsScript>
          {product.isTeamOrder ? needsScriptSentences.teamOrder : needsScriptSentences.product}
        </NeedsScript>
        {isShopping(tenant) && product.availability === 'available' && (
          <>
            <NoPaymentNotice tenant={tenant} />
            <AddToCart product={product} />
          </>
        )}
        {safety !== null && <ProductSafety {...safety} />}
        <Link href="/" className={buttonStyle('quiet', 'self-start')}>
          {buttonSentences.continueShopping}
        </Link>
      </div>
      <RelatedProducts products={await listRelatedProducts(tenant.id, product.id)} />
      <RecentlyViewed tenantId={tenant.id} productId={product.id} />
    </div>
  );
}

import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { NoPaymentNotice } from '@/components/shop/checkout/no-payment-notice';
import { ProductBadges } from '@/components/shop/grid/product-badges';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import { AddToCart } from '@/components/shop/product/add-to-cart';
import { ProductPrice } from '@/components/shop/product/terms/product-price';
import { TermsFacts } from '@/components/shop/product/terms/terms-facts';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { NeedsScript } from '@/components/ui/needs-script';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { canonicalAt } from '@/lib/tenants/canonical';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { isShopping } from '@/lib/tenants/state/shop-state';
import { loadProduct } from './load-product';

/** The widths of the picture: beside the form, narrower beside a roster, and full width on a phone. */
const SIZES = '(min-width: 75rem) 552px, (min-width: 48rem) calc(50vw - 48px), calc(100vw - 32px)';
const TEAM_SIZES =
  '(min-width: 75rem) 442px, (min-width: 64rem) calc(40vw - 38px), (min-width: 48rem) calc(50vw - 48px), calc(100vw - 32px)';

export const generateStaticParams = () => [{ id: 'none' }];

export async function generateMetadata({ params }: PageProps<'/[tenant]/product/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const product = await loadProduct(id);
  return product?.isActive
    ? {
        title: product.name,
        description: product.description.slice(0, 160),
        ...(await canonicalAt(`/product/${product.id}`)),
      }
    : {};
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
  return (
    <div
      data-product-page={product.id}
      className={classNames(
        'page-width grid gap-8 py-8 sm:py-12 md:gap-12',
        // A roster needs more width than a quantity.
        product.isTeamOrder ? 'md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'md:grid-cols-2',
      )}
    >
      <div className="md:sticky md:top-8 md:self-start">
        <div data-product-picture className="overflow-hidden rounded-card border border-line">
          <ProductPicture
            imageUrl={product.imageUrl}
            alt={product.name}
            sizes={product.isTeamOrder ? TEAM_SIZES : SIZES}
            isFirst
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-3">
          {product.categoryName && (
            <p className="text-muted">
              {product.categoryId ? (
                <Link href={`/category/${product.categoryId}`} className="underline-offset-4 hover:underline">
                  {product.categoryName}
                </Link>
              ) : (
                product.categoryName
              )}
            </p>
          )}
          <h1 className="heading-1">{product.name}</h1>
          <ProductPrice product={product} />
          <ProductBadges {...product} />
        </div>
        {product.description && <p className="max-w-prose whitespace-pre-line">{product.description}</p>}
        <TermsFacts product={product} />
        <NeedsScript>
          {product.isTeamOrder ? needsScriptSentences.teamOrder : needsScriptSentences.product}
        </NeedsScript>
        {isShopping(tenant) && (
          <>
            <NoPaymentNotice tenant={tenant} />
            <AddToCart product={product} />
          </>
        )}
        <Link href="/" className={buttonStyle('quiet', 'self-start')}>
          {buttonSentences.continueShopping}
        </Link>
      </div>
    </div>
  );
}

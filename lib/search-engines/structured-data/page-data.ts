// The structured data of each kind of page, as text for its script element.
import 'server-only';
import { productPath } from '@/lib/catalog/products/product-path';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { isShopping } from '@/lib/tenants/state/shop-state';
import type { Tenant } from '@/lib/tenants/tenant';
import { getListedProduct } from '../listed-products.queries';
import { getListedShop } from '../shop-listing.queries';
import { jsonLdText } from './json-ld-text';
import { productJsonLd } from './product-json-ld';
import { breadcrumbJsonLd, shopJsonLd } from './shop-json-ld';

const linksOf = (tenant: Tenant) => storeLinksAt(tenant, tenant.customDomain);

/** Of an active product of the shop; null if nothing of it is offered. */
export async function productPageData(tenant: Tenant, productId: string): Promise<string | null> {
  const [product, shop] = await Promise.all([
    getListedProduct(tenant.id, productId),
    getListedShop(tenant.id),
  ]);
  if (product === null) {
    return null;
  }
  const links = linksOf(tenant);
  const url = links(productPath(product));
  const { methods, returns } = shop;
  const facts = {
    name: tenant.name,
    currency: tenant.currency,
    methods,
    returns,
    isSelling: isShopping(tenant),
  };
  const described = productJsonLd({ product, shop: facts, url, absolute: links });
  const { category } = product;
  return jsonLdText([
    ...(described === null ? [] : [described]),
    breadcrumbJsonLd([
      { name: tenant.name, url: links('/') },
      ...(category?.id ? [{ name: category.name, url: links(`/category/${category.id}`) }] : []),
      { name: product.name, url },
    ]),
  ]);
}

/** Of the shop's first page. */
export async function homePageData(tenant: Tenant): Promise<string> {
  const links = linksOf(tenant);
  const { methods, returns } = await getListedShop(tenant.id);
  const { name, description, logoUrl } = tenant;
  const logo = logoUrl === null ? null : links(logoUrl);
  return jsonLdText([shopJsonLd({ name, description, url: links('/'), logoUrl: logo, methods, returns })]);
}

/** Of a category's first page. */
export function categoryPageData(tenant: Tenant, { id, name }: { id: string; name: string }): string {
  const links = linksOf(tenant);
  return jsonLdText([
    breadcrumbJsonLd([
      { name: tenant.name, url: links('/') },
      { name, url: links(`/category/${id}`) },
    ]),
  ]);
}

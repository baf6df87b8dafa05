import { cardOf } from '@/components/shop/grid/card-view';
import { buttonStyle } from '@/components/ui/button-styles';
import { SizedImage } from '@/components/ui/images/sized-image';
import { Link } from '@/components/ui/links/link';
import { Markdown } from '@/components/ui/markdown';
import type { CategoryView, ProductCardView } from '@/lib/catalog/products/product-views';
import { shopFrontSentences as say } from '@/lib/messages/en/shop/front/networks';
import type { Block } from '@/lib/text/markdown';
import { PHONE_WIDTH } from '@/lib/uploads/phone-width';
import { pictureSources } from '@/lib/uploads/picture';
import { FeaturedCards } from './featured-cards';

export type ShopHomeProps = {
  bannerUrl: string | null;
  bannerAlt: string;
  heading: string;
  story: readonly Block[];
  products: readonly ProductCardView[];
  categories: readonly CategoryView[];
  /** The address of the page about the shop; null if there is none. */
  aboutHref: string | null;
  /** Readable addresses (product-path.ts); a preview does without the code that makes them. */
  pathOf?: (product: ProductCardView) => string;
};

const shortPath = ({ id }: ProductCardView): string => `/product/${id}`;

/** What a shop shows of itself above its grid: banner and story, categories to look through, featured products. */
export function ShopHome({ products, categories, pathOf = shortPath, ...top }: ShopHomeProps) {
  const hasTop = top.bannerUrl !== null || top.heading !== '' || top.story.length > 0;
  if (!hasTop && products.length === 0 && categories.length === 0) {
    return null;
  }
  return (
    <div className="flex flex-col gap-8 pb-4 sm:gap-12">
      {hasTop && <Top {...top} />}
      {categories.length > 0 && (
        <nav aria-label={say.categories}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 max-sm:[&>li:last-child:nth-child(odd)]:col-span-2">
            {categories.map(({ id, name }) => (
              <li key={id} className="grid">
                <Link href={`/category/${id}`} prefetch={false} className="tile">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.length > 0 && (
        <section aria-labelledby="featured-products" className="flex flex-col gap-5">
          <h2 id="featured-products" className="font-display text-2xl font-medium">
            {say.featured}
          </h2>
          <FeaturedCards cards={products.map((product) => ({ ...cardOf(product), href: pathOf(product) }))} />
        </section>
      )}
    </div>
  );
}

type TopProps = Omit<ShopHomeProps, 'products' | 'categories'>;

function Top({ bannerUrl, bannerAlt, heading, story, aboutHref }: TopProps) {
  const hasWords = heading !== '' || story.length > 0;
  return (
    <section
      className={
        bannerUrl !== null && hasWords
          ? 'grid items-center gap-6 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-2 md:gap-0'
          : 'overflow-hidden rounded-card border border-line bg-surface'
      }
    >
      {bannerUrl !== null && (
        <SizedImage
          {...pictureSources(bannerUrl)}
          sizes={
            hasWords
              ? `(min-width: 75rem) 580px, (min-width: 48rem) 50vw, ${PHONE_WIDTH}`
              : `(min-width: 75rem) 1152px, (min-width: 48rem) 100vw, ${PHONE_WIDTH}`
          }
          alt={bannerAlt}
          width={1280}
          height={hasWords ? 960 : 480}
          isFirst
          className={hasWords ? 'aspect-[4/3] size-full object-cover' : 'aspect-[5/2] w-full object-cover'}
        />
      )}
      {hasWords && (
        <div className="flex flex-col items-start gap-4 p-5 sm:p-8 lg:p-12">
          {heading !== '' && (
            <h2 className="font-display text-3xl font-medium leading-tight break-words sm:text-4xl">
              {heading}
            </h2>
          )}
          {story.length > 0 && <Markdown blocks={story} tableLabel={say.table} />}
          {aboutHref !== null && (
            <Link href={aboutHref} prefetch={false} className={buttonStyle('secondary')}>
              {say.aboutUs}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

import { pictureSources } from '@/lib/catalog/picture';
import type { Tenant } from '@/lib/tenants/tenant';

/** How a shop shows itself at the top of its pages: logo, name, and on wide screens its description. */
export function ShopBrand({ name, description, logoUrl }: Pick<Tenant, 'name' | 'description' | 'logoUrl'>) {
  const logo = logoUrl && pictureSources(logoUrl);
  return (
    <>
      {logo && (
        // biome-ignore lint/performance/noImgElement: a logo may be at any address the owner chose.
        <img
          src={logo.src}
          srcSet={logo.srcSet}
          sizes={logo.srcSet && '48px'}
          alt=""
          width={48}
          height={48}
          className="size-10 shrink-0 rounded-control object-contain sm:size-12"
        />
      )}
      <span className="min-w-0">
        <span className="line-clamp-2 font-display text-lg font-medium leading-tight sm:text-xl">{name}</span>
        {description && <span className="hidden truncate text-sm text-muted md:block">{description}</span>}
      </span>
    </>
  );
}

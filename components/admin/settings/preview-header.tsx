import { BagIcon } from '@/components/shop/cart/bag-icon';
import { ShopBrand } from '@/components/shop/frame/shop-brand';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';

type PreviewHeaderProps = { name: string; description: string; logoUrl: string | null };

/** The storefront's header as a preview, without cart and search. */
export function PreviewHeader(brand: PreviewHeaderProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line bg-surface px-4 py-3">
      <div className="flex min-h-12 min-w-0 flex-1 items-center gap-3">
        <ShopBrand {...brand} />
      </div>
      <span className="hidden font-medium sm:block">{adminSettingsSentences.shop}</span>
      <span className="relative flex size-12 items-center justify-center">
        <BagIcon />
        <span className="absolute right-0 top-0 min-w-5 rounded-full bg-tenant px-1 text-center text-xs font-bold leading-5 text-on-tenant">
          {2}
        </span>
      </span>
    </div>
  );
}

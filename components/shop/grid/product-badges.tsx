import { Badge } from '@/components/ui/badge';
import type { Availability } from '@/lib/catalog/stock/stock-left';
import { availabilitySentences } from '@/lib/messages/en/shop/product/availability';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';

type ProductBadgesProps = {
  allowsCustomization: boolean;
  isTeamOrder: boolean;
  availability: Availability;
};

/** 'Sold out', 'Customizable' and 'Team Order', where they apply. */
export function ProductBadges({ allowsCustomization, isTeamOrder, availability }: ProductBadgesProps) {
  const isGone = availability !== 'available';
  if (!allowsCustomization && !isTeamOrder && !isGone) {
    return null;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isGone && <Badge>{availabilitySentences[availability]}</Badge>}
      {allowsCustomization && <Badge isAccented>{productCardSentences.customizable}</Badge>}
      {isTeamOrder && <Badge isAccented>{productCardSentences.teamOrder}</Badge>}
    </div>
  );
}

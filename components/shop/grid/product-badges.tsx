import { Badge } from '@/components/ui/badge';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';

type ProductBadgesProps = { allowsCustomization: boolean; isTeamOrder: boolean };

/** 'Customizable' and 'Team Order', where they apply. */
export function ProductBadges({ allowsCustomization, isTeamOrder }: ProductBadgesProps) {
  if (!allowsCustomization && !isTeamOrder) {
    return null;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {allowsCustomization && <Badge isAccented>{productCardSentences.customizable}</Badge>}
      {isTeamOrder && <Badge isAccented>{productCardSentences.teamOrder}</Badge>}
    </div>
  );
}

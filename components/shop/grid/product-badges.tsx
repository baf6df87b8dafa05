import { Badge } from '@/components/ui/badge';

type ProductBadgesProps = { allowsCustomization: boolean; isTeamOrder: boolean };

/** 'Customizable' and 'Team Order', where they apply. */
export function ProductBadges({ allowsCustomization, isTeamOrder }: ProductBadgesProps) {
  if (!allowsCustomization && !isTeamOrder) {
    return null;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {allowsCustomization && <Badge isAccented>Customizable</Badge>}
      {isTeamOrder && <Badge isAccented>Team Order</Badge>}
    </div>
  );
}

import { Badge } from '@/components/ui/badge';
import type { Badges } from './card-view';

/** Short notes on a product, like 'Sold out' and 'Team Order'; nothing if there are none. */
export function ProductBadges({ badges }: { badges: Badges | null | undefined }) {
  if (!badges) {
    return null;
  }
  return (
    <div className="flex flex-wrap gap-2">
      {badges.plain?.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
      {badges.accented?.map((text) => (
        <Badge key={text} isAccented>
          {text}
        </Badge>
      ))}
    </div>
  );
}

import { StatusBadge } from '@/components/ui/status-badge';
import { storeStatusSentences } from '@/lib/messages/en/admin/store/store-status';
import type { ShopState } from '@/lib/tenants/state/shop-state';

const TONES = { draft: 'grey', live: 'green', paused: 'yellow', suspended: 'red', closed: 'red' } as const;

export const StateBadge = ({ state }: { state: ShopState }) => (
  <StatusBadge tone={TONES[state]}>{storeStatusSentences.now[state].name}</StatusBadge>
);

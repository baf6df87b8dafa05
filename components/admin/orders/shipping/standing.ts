import { shippingSettings as say } from '@/lib/messages/en/admin/shipping';

type Standing = {
  isCancelled: boolean;
  isPickup: boolean;
  /** The pieces in no shipment yet. */
  count: number;
  /** Something has left already. */
  hasAny: boolean;
};

/** What is still to be sent, in words; null for a cancelled order, of which nothing is. */
export function standingOf({ isCancelled, isPickup, count, hasAny }: Standing): string | null {
  if (isCancelled) {
    return null;
  }
  if (count === 0) {
    return isPickup ? say.allReady : say.allLeft;
  }
  if (!hasAny) {
    return (isPickup ? say.nothingReady : say.nothing)(count);
  }
  return (isPickup ? say.leftToPickUp : say.left)(count);
}

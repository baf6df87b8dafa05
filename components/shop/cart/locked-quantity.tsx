import { LockIcon } from '@/components/ui/lock-icon';
import { piecesText } from '@/lib/messages/en/orders/pieces';
import { productFilesSentences } from '@/lib/messages/en/shop/product-files';

type LockedQuantityProps = {
  /** Label for screen readers, such as 'Quantity of Home Jersey'. */
  label: string;
  pieces: number;
};

/** A quantity that the roster sets, and why it cannot be changed here. */
export function LockedQuantity({ label, pieces }: LockedQuantityProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put a second legend into every cart line.
    <div
      role="group"
      aria-label={label}
      className="inline-flex min-h-12 items-center gap-2 rounded-control bg-sunken px-4 py-2 leading-snug"
    >
      <LockIcon className="size-4.5 shrink-0 text-muted" />
      <span className="tabular-nums">{productFilesSentences.quantityLocked(piecesText(pieces))}</span>
    </div>
  );
}

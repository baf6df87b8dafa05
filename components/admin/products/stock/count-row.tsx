import { Field } from '@/components/ui/forms/field';
import type { StockRow } from '@/lib/catalog/stocktaking/stock-view';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';

const nameOf = ({ values }: StockRow): string => values.join(', ') || sentences.wholeProduct;

type CountRowProps = {
  row: StockRow;
  text: string;
  isInvalid: boolean;
  hasMoved: boolean;
  onType: (text: string) => void;
};

/** The field for the pieces on hand of one stock. */
export const CountRow = ({ row, text, isInvalid, hasMoved, onType }: CountRowProps) => (
  <li className="py-3">
    <Field
      name={`on-hand-${row.variantId}`}
      label={nameOf(row)}
      aria-label={sentences.onHand(nameOf(row))}
      inputMode="numeric"
      autoComplete="off"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 *:[input]:w-28 *:[label]:mb-0"
      value={text}
      error={isInvalid ? sentences.invalid : undefined}
      hint={hasMoved ? sentences.changedNow(row.onHand) : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  </li>
);

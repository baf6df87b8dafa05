'use client';
import Link from 'next/link';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import { classNames } from '@/components/ui/class-names';
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper';
import { type CartLine, isQuantityLocked, lineSubtotal } from '@/lib/cart/cart';
import { teamFilesOf } from '@/lib/choices/file-choices';
import { isInWords } from '@/lib/choices/line-choice';
import { cartSentences } from '@/lib/messages/en/shop/cart';
import { productFilesSentences } from '@/lib/messages/en/shop/product-files';
import { formatCents } from '@/lib/money/cents';
import { CartLineAnswers } from './cart-line-answers';
import { useCart } from './cart-provider';
import { LockedQuantity } from './locked-quantity';
import { editLineHref } from './use-edited-line';

type CartLineRowProps = {
  line: CartLine;
  isGone: boolean;
  /** What is wrong with the line's logo or roster, in a sentence. */
  problem?: string | undefined;
  onRemoved: (name: string) => void;
};

const quietStyle =
  'min-h-12 px-2 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink';

/** One line of the cart: picture, name, answers, unit price, stepper, remove, subtotal. */
export function CartLineRow({ line, isGone, problem, onRemoved }: CartLineRowProps) {
  const setQuantity = useCart((state) => state.setQuantity);
  const { id, product, quantity } = line;
  const isLocked = isQuantityLocked(line);
  const changeLabel = changeLabelOf(line);
  const change = (next: number) => {
    setQuantity(id, next);
    if (next <= 0) {
      onRemoved(product.name);
    }
  };
  return (
    <li className="grid grid-cols-[88px_1fr] gap-4 border-b border-line py-6 sm:grid-cols-[112px_1fr]">
      <div className="self-start overflow-hidden rounded-control border border-line">
        <ProductPicture imageUrl={product.imageUrl} alt="" sizes="112px" />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <Link
              href={`/product/${product.id}`}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {product.name}
            </Link>
            <p className="text-muted tabular-nums">{formatCents(product.priceCents)} each</p>
          </div>
          <p className="font-semibold tabular-nums">{formatCents(lineSubtotal(line))}</p>
        </div>
        <CartLineAnswers line={line} />
        {isGone && <p className="text-sm text-danger">No longer available. Please remove it to continue.</p>}
        {problem && !isGone && (
          <p className="text-sm text-danger">
            {problem}{' '}
            <Link href={editLineHref(line)} className="font-semibold underline underline-offset-4">
              {line.choices.every(isInWords) ? cartSentences.change.text : productFilesSentences.chooseAgain}
            </Link>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isLocked ? (
            <LockedQuantity label={`Quantity of ${product.name}`} pieces={quantity} />
          ) : (
            <QuantityStepper
              label={`Quantity of ${product.name}`}
              value={quantity}
              lowest={0}
              onChange={change}
            />
          )}
          <span className="flex flex-wrap gap-x-2">
            {changeLabel !== null && !isGone && (
              <Link href={editLineHref(line)} className={classNames(quietStyle, 'inline-flex items-center')}>
                {changeLabel}
                <span className="sr-only"> of {product.name}</span>
              </Link>
            )}
            <button
              type="button"
              className={quietStyle}
              onClick={() => change(0)}
              aria-label={`Remove ${product.name}`}
            >
              Remove
            </button>
          </span>
        </div>
      </div>
    </li>
  );
}

/** The label of the link that changes the line's answers on the product page; null for a line without answers. */
function changeLabelOf({ product, choices }: CartLine): string | null {
  const hasText = choices.some(isInWords) || product.questions.length > 0;
  const { logo, roster } = teamFilesOf(choices);
  const { change } = cartSentences;
  if (logo && roster) {
    return hasText ? change.several : change.files;
  }
  if (hasText) {
    return logo || roster ? change.several : change.text;
  }
  return logo ? change.logo : roster ? productFilesSentences.changeRoster : null;
}

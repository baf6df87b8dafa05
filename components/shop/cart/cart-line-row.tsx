'use client';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import type { LineNote } from '@/components/shop/shop-api';
import { classNames } from '@/components/ui/class-names';
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper';
import { Link } from '@/components/ui/links/link';
import { onlyHeard, Sentence } from '@/components/ui/sentence';
import { type CartLine, isQuantityLocked, lineSubtotal } from '@/lib/cart/cart';
import { teamFilesOf } from '@/lib/choices/file-choices';
import { isInWords, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { quantityText } from '@/lib/messages/en/orders/pieces';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { cartSentences } from '@/lib/messages/en/shop/cart';
import { formatCents } from '@/lib/money/cents';
import { CartLineAnswers } from './cart-line-answers';
import { LockedQuantity } from './locked-quantity';
import { useCartCommands } from './use-cart-commands';
import { editLineHref } from './use-edited-line';

type CartLineRowProps = {
  line: CartLine;
  isGone: boolean;
  /** What is wrong with the line's logo or roster, in a sentence. */
  problem?: string | undefined;
  /** The problem is that too few are left: the quantity is beside it. */
  isShort: boolean;
  note?: LineNote | undefined;
  onRemoved: (name: string) => void;
};

const quietStyle =
  'min-h-12 px-2 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink';

/** One line of the cart: picture, name, answers, unit price, stepper, remove, subtotal. */
export function CartLineRow({ line, isGone, problem, isShort, note, onRemoved }: CartLineRowProps) {
  const { setQuantity } = useCartCommands();
  const { id, product, quantity } = line;
  const isLocked = isQuantityLocked(line);
  const whatToChange = whatToChangeOf(line);
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
            <p className="text-muted tabular-nums">
              {cartSentences.each(formatCents(product.priceCents))}
              {note?.sentences.map((sentence) => (
                <span key={sentence} className="block text-sm">
                  {sentence}
                </span>
              ))}
            </p>
          </div>
          <p className="font-semibold tabular-nums">{formatCents(lineSubtotal(line))}</p>
        </div>
        <CartLineAnswers line={line} />
        {isGone && <p className="text-sm text-danger">{cartSentences.lineGone}</p>}
        {problem && !isGone && (
          <p className="text-sm text-danger">
            {problem}
            {!isShort && !note?.isTooFew && (
              <>
                {' '}
                <Link href={editLineHref(line)} className="font-semibold underline underline-offset-4">
                  {line.choices.every(isInWords) ? (
                    <Sentence parts={cartSentences.change[whatToChange ?? 'text'](product.name, onlyHeard)} />
                  ) : (
                    cartSentences.chooseFileAgain
                  )}
                </Link>
              </>
            )}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isLocked ? (
            <LockedQuantity label={quantityText(product.name)} pieces={quantity} />
          ) : (
            <QuantityStepper
              label={quantityText(product.name)}
              value={quantity}
              lowest={0}
              onChange={change}
            />
          )}
          <span className="flex flex-wrap gap-x-2">
            {whatToChange !== null && !isGone && (
              <Link href={editLineHref(line)} className={classNames(quietStyle, 'inline-flex items-center')}>
                <Sentence parts={cartSentences.change[whatToChange](product.name, onlyHeard)} />
              </Link>
            )}
            <button
              type="button"
              className={quietStyle}
              onClick={() => change(0)}
              aria-label={cartSentences.removeProduct(product.name)}
            >
              {buttonSentences.remove}
            </button>
          </span>
        </div>
      </div>
    </li>
  );
}

/** What of a line can be changed on its product's page; null for a line without answers. */
function whatToChangeOf({ product, choices }: CartLine): keyof typeof cartSentences.change | null {
  const hasText = choices.some(isInWords) || product.questions.length > 0;
  const { logo, roster } = teamFilesOf(choices);
  if (logo && roster) {
    return hasText ? 'textAndFiles' : 'files';
  }
  if (hasText) {
    const asked = [...choices, ...product.questions];
    const isText = asked.some(({ kind }) => kind === TEXT_CHOICE);
    return logo || roster ? 'textAndFiles' : isText ? 'text' : 'options';
  }
  return logo ? 'logo' : roster ? 'roster' : null;
}

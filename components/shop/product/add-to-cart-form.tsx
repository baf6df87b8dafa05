'use client';
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCart, useCartStore } from '@/components/shop/cart/cart-provider';
import { LockedQuantity } from '@/components/shop/cart/locked-quantity';
import { lineIdInAddress, useEditedLine } from '@/components/shop/cart/use-edited-line';
import type { TeamOrder } from '@/components/shop/team-order/use-team-order';
import { EarlyPresses } from '@/components/ui/forms/early-presses';
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { prepareCart } from '@/lib/cart/cart-store';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { answerOf, type LineChoice, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { quantityText } from '@/lib/messages/en/orders/pieces';
import { addToCartSentences } from '@/lib/messages/en/shop/add-to-cart';
import { leastPiecesSentences, leftSentences } from '@/lib/messages/en/shop/product/least-pieces';
import { productFilesSentences } from '@/lib/messages/en/shop/product-files';
import { formatCents, multiplyCents, sumCents } from '@/lib/money/cents';
import { cleanLines } from '@/lib/text/clean-text';
import { hasMoreLetters } from '@/lib/text/letter-count';
import { type PricedChoice, priceOfPieces } from './price-of-pieces';
import { TextAnswer } from './text-answer';
import { useProductDraft } from './use-product-draft';

type Adding = typeof import('./put-in-cart');

const loadAdding = (): Promise<Adding> => import('./put-in-cart');

/** While the shopper is still choosing. Without a connection, adding tries again. */
function prepareAdding(): void {
  void prepareCart();
  void loadAdding().catch(() => undefined);
}

/** What the form has of a product with options or of a team order: their fields, and what was chosen in them. */
export type FormParts = {
  /** Price of one piece and picture of what was chosen. */
  chosen: PricedChoice;
  /** How many of it are left, if they are few. */
  left: number | null;
  optionFields: React.ReactNode;
  /** The answers to the options. Null if one is missing: then the error is shown and focused. */
  readOptions: () => LineChoice[] | null;
  teamOrder: Pick<
    TeamOrder,
    'pieces' | 'upchargeCents' | 'isSaving' | 'isRestoring' | 'draft' | 'adopt' | 'prepare'
  >;
  teamFields: React.ReactNode;
  /** Shows the choices of a cart line, to change them. */
  restore: (choices: readonly LineChoice[]) => void;
  reset: () => void;
};

/** Options, personalisation, logo, roster, quantity and 'Add to Cart'; afterwards back to the shop (specification §4). */
export function AddToCartForm({ product, parts }: { product: ProductView; parts: FormParts }) {
  const router = useRouter();
  const cart = useCartStore();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const isAdding = useRef(false);
  // Fewer are not sold.
  const [quantity, setQuantity] = useState(product.terms.minimumQuantity);
  const [customization, setCustomization] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const quantityField = useRef<HTMLDivElement>(null);
  const [isCountShown, setIsCountShown] = useState(false);
  const label = product.customizationLabel || addToCartSentences.defaultLabel;
  const limit = product.customizationLimit;
  const { chosen, teamOrder } = parts;
  const pieces = teamOrder.pieces ?? quantity;
  const { breaks, minimumQuantity: least } = product.terms;
  const each = priceOfPieces(chosen, breaks, pieces);
  const total = sumCents([multiplyCents(each, pieces), teamOrder.upchargeCents]);

  const edited = useEditedLine(product.id, {
    onOpen: (line) => {
      setCustomization(answerOf(line.choices, TEXT_CHOICE));
      setQuantity(line.quantity);
      setFieldError(null);
      parts.restore(line.choices);
    },
    onLeave: reset,
  });

  // Of a product with options, several lines together may be enough: then the cart asks for it.
  const inCart = useCart((state) =>
    state.lines.reduce(
      (sum, line) => sum + (line.product.id === product.id && line.id !== edited.lineId ? line.quantity : 0),
      0,
    ),
  );
  const inCartOfThis = product.options.length === 0 ? inCart : 0;
  const countProblem =
    product.options.length === 0 && pieces + inCart < least
      ? leastPiecesSentences.tooFew(least)
      : // A roster has its own count, and the cart tells what is short of it.
        teamOrder.pieces === null && parts.left !== null && pieces + inCartOfThis > parts.left
        ? leftSentences.tooMany(parts.left, inCartOfThis)
        : null;

  // Text that was typed before this script ran.
  useLayoutEffect(() => {
    const early = textarea.current?.value;
    if (early) {
      setCustomization(early);
    }
  }, []);

  const isUntouched = customization === '' && quantity === least && teamOrder.draft === null;
  useProductDraft(
    product.id,
    // A line that is being changed is kept in the cart.
    edited.lineId !== null
      ? undefined
      : isUntouched
        ? null
        : { customization, quantity, logo: null, roster: null, ...teamOrder.draft },
    (kept) => {
      if (lineIdInAddress() !== null) {
        return;
      }
      setCustomization((typed) => typed || kept.customization);
      setQuantity((counted) => (counted === least ? kept.quantity : counted));
      if (product.isTeamOrder && teamOrder.draft === null && (kept.logo || kept.roster)) {
        teamOrder.adopt(kept);
      }
    },
  );

  function reset() {
    setCustomization('');
    setQuantity(least);
    setFieldError(null);
    parts.reset();
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    // A second press before the first is done would add a second piece.
    if (isAdding.current) {
      return;
    }
    isAdding.current = true;
    await addOrChange().finally(() => {
      isAdding.current = false;
    });
  }

  async function addOrChange() {
    setFailure(null);
    const options = parts.readOptions();
    if (options === null) {
      return;
    }
    const text = cleanLines(customization);
    if (product.allowsCustomization && text === '') {
      setFieldError(addToCartSentences.customizationMissing);
      textarea.current?.focus();
      return;
    }
    if (product.allowsCustomization && limit !== null && hasMoreLetters(text, limit)) {
      setFieldError(addToCartSentences.mostLetters(limit));
      textarea.current?.focus();
      return;
    }
    setIsCountShown(countProblem !== null);
    if (countProblem !== null) {
      quantityField.current?.querySelector('input')?.focus();
      return;
    }
    let adding: Adding;
    try {
      const files = await teamOrder.prepare();
      if (files === null) {
        return;
      }
      // 'Added to cart!' must also be true for a shopper who leaves the page at once.
      [adding] = await Promise.all([loadAdding(), prepareCart()]);
      const line = {
        product: {
          ...{ id: product.id, name: product.name, imageUrl: chosen.imageUrl, priceCents: each },
          questions: [
            ...product.options.map(({ kind, name }) => ({ kind, label: name })),
            ...(product.allowsCustomization ? [{ kind: TEXT_CHOICE, label }] : []),
          ],
        },
        quantity,
        choices: [
          ...options,
          ...(product.allowsCustomization ? [{ kind: TEXT_CHOICE, label, value: text }] : []),
          ...files,
        ],
      };
      adding.putInCart(cart, line, edited.lineId);
    } catch {
      setFailure(addToCartSentences.addFailed);
      return;
    }
    // The page stays mounted behind the next one; on return it must be empty.
    reset();
    edited.end();
    if (edited.lineId === null) {
      adding.leaveAfterAdding(router);
    } else {
      adding.showToast(addToCartSentences.lineChanged);
      router.push('/cart');
    }
  }

  return (
    <EarlyPresses>
      <form
        onSubmit={submit}
        onFocus={prepareAdding}
        onPointerEnter={prepareAdding}
        noValidate
        className="flex flex-col gap-6"
      >
        <p role="status" className="font-medium empty:hidden">
          {edited.lineId !== null && addToCartSentences.changingLine}
        </p>
        {parts.optionFields}
        {product.allowsCustomization && (
          <TextAnswer
            ref={textarea}
            product={product}
            label={label}
            value={customization}
            error={fieldError}
            onChange={(typed) => {
              setCustomization(typed);
              setFieldError(null);
            }}
          />
        )}
        {parts.teamFields}
        <div ref={quantityField} className="flex flex-wrap items-center gap-4">
          {teamOrder.pieces === null ? (
            <QuantityStepper label={quantityText(product.name)} value={quantity} onChange={setQuantity} />
          ) : (
            <LockedQuantity label={quantityText(product.name)} pieces={teamOrder.pieces} />
          )}
          <SubmitButton
            isPending={teamOrder.isSaving || teamOrder.isRestoring}
            pendingLabel={
              teamOrder.isRestoring ? productFilesSentences.restoring : productFilesSentences.saving
            }
            className="grow basis-48"
          >
            {edited.lineId === null ? addToCartSentences.addToCart : addToCartSentences.saveChanges}
            {pieces > 1 && <span className="font-normal tabular-nums">{formatCents(total)}</span>}
          </SubmitButton>
          <p role="alert" className="w-full text-sm text-danger empty:hidden">
            {isCountShown && countProblem}
          </p>
          {teamOrder.upchargeCents > 0 && (
            <p className="w-full text-sm text-muted tabular-nums">
              {productFilesSentences.upchargeIncluded(formatCents(teamOrder.upchargeCents))}
            </p>
          )}
        </div>
        {failure && <Notice kind="error">{failure}</Notice>}
      </form>
    </EarlyPresses>
  );
}

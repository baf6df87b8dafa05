'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProductDraft } from '@/components/shop/team-order/roster/keep-draft';

/** Delay between the last change and saving, in milliseconds. */
const REST = 300;
/** The same key as in keep-draft.ts, which is loaded later. */
const KEPT_UNDER = 'product-drafts';

const fetchKeeper = () => import('@/components/shop/team-order/roster/keep-draft');

type FormContent = Omit<ProductDraft, 'productId'>;

/**
 * Keeps the content of a product's form through a reload. `content` is null if the form is empty, and undefined while
 * a line of the cart is edited: the cart keeps that. `onFound` is called once with the stored draft. Nothing is
 * written before the stored draft was looked for. The script for reading and writing is fetched when it is needed.
 */
export function useProductDraft(
  productId: string,
  content: FormContent | null | undefined,
  onFound: (draft: ProductDraft) => void,
): void {
  const hasLooked = useRef(false);
  const isKept = useRef(false);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    // The page is shown again, with its fields unchanged.
    if (hasLooked.current) {
      return;
    }
    if (!hasAnyDraft()) {
      hasLooked.current = true;
      return;
    }
    void fetchKeeper()
      .then(({ readDraft }) => {
        const kept = readDraft(productId);
        isKept.current = kept !== null;
        if (kept) {
          found(kept);
        }
      })
      .catch(() => {})
      .finally(() => {
        hasLooked.current = true;
      });
  }, [productId]);

  const write = useEffectEvent(async () => {
    if (!hasLooked.current || content === undefined || (content === null && !isKept.current)) {
      return;
    }
    isKept.current = content !== null;
    try {
      const { keepDraft, dropDraft } = await fetchKeeper();
      if (content === null) {
        dropDraft(productId);
      } else {
        keepDraft({ ...content, productId });
      }
    } catch {
      // The script could not be fetched; the next change tries again.
    }
  });
  const { customization, quantity, logo, roster } = content ?? {};
  const isEmpty = content === null;
  // One dependency per part: the form makes a new object each time, and a roster is too long to compare.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts say when there is something to write.
  useEffect(() => {
    if (isEmpty) {
      // At once, because the shopper is about to leave for the cart.
      void write();
      return;
    }
    const timer = setTimeout(() => void write(), REST);
    return () => clearTimeout(timer);
  }, [
    isEmpty,
    customization,
    quantity,
    logo?.uploadId,
    roster?.uploadId,
    roster?.table,
    roster?.reading?.answers,
  ]);
}

function hasAnyDraft(): boolean {
  try {
    return sessionStorage.getItem(KEPT_UNDER) !== null;
  } catch {
    return false;
  }
}

'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProductDraft } from '@/components/shop/team-order/roster/keep-draft';

/** Delay between the last change and saving, in milliseconds. */
const REST = 300;
/** The same key as in keep-draft.ts, which is loaded later. */
const KEPT_UNDER = 'product-drafts';

type Keeper = typeof import('@/components/shop/team-order/roster/keep-draft');

/** Once it is here: a page that is left has no time to wait for it. */
let keeper: Keeper | undefined;

async function fetchKeeper(): Promise<Keeper> {
  keeper ??= await import('@/components/shop/team-order/roster/keep-draft');
  return keeper;
}

type FormContent = Omit<ProductDraft, 'productId'>;

/**
 * Keeps the content of a product's form through a reload, up to the last change before it. `content` is null if the
 * form is empty, and undefined while a line of the cart is edited: the cart keeps that. `onFound` is called once with
 * the stored draft. Nothing is written before the stored draft was looked for. The script for reading and writing is
 * fetched when it is needed.
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

  const isNothingToWrite = () => !hasLooked.current || (content === null && !isKept.current);
  const hasUnsaved = useRef(false);
  const write = useEffectEvent((storage: Keeper) => {
    if (content === undefined || isNothingToWrite()) {
      return;
    }
    hasUnsaved.current = false;
    isKept.current = content !== null;
    if (content === null) {
      storage.dropDraft(productId);
    } else {
      storage.keepDraft({ ...content, productId });
    }
  });
  const save = useEffectEvent(() => {
    // Asked before the script is fetched: most visitors type nothing, and it costs a phone a quarter of a second.
    if (isNothingToWrite()) {
      return;
    }
    if (keeper) {
      write(keeper);
      return;
    }
    // If the script cannot be fetched, the next change tries again.
    fetchKeeper().then(
      (fetched) => write(fetched),
      () => {},
    );
  });
  const { customization, quantity, logo, roster } = content ?? {};
  const isEmpty = content === null;
  const isOfCart = content === undefined;
  // One dependency per part: the form makes a new object each time, and a roster is too long to compare.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts say when there is something to write.
  useEffect(() => {
    if (isEmpty) {
      // At once, because the shopper is about to leave for the cart.
      save();
      return;
    }
    if (isOfCart) {
      return;
    }
    hasUnsaved.current = hasLooked.current;
    // Now, so that it is here if the page is left before the delay is over.
    void fetchKeeper().catch(() => {});
    const timer = setTimeout(() => save(), REST);
    return () => clearTimeout(timer);
  }, [
    isEmpty,
    isOfCart,
    customization,
    quantity,
    logo?.uploadId,
    roster?.uploadId,
    roster?.table,
    roster?.reading?.answers,
  ]);

  // The page can be left before the delay is over.
  useEffect(() => {
    const saveRest = () => {
      if (hasUnsaved.current) {
        save();
      }
    };
    // Instead of "pagehide": a phone that puts the browser away may end the page without it.
    document.addEventListener('visibilitychange', saveRest);
    return () => {
      document.removeEventListener('visibilitychange', saveRest);
      saveRest();
    };
  }, []);
}

function hasAnyDraft(): boolean {
  try {
    return sessionStorage.getItem(KEPT_UNDER) !== null;
  } catch {
    return false;
  }
}

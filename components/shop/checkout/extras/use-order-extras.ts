'use client';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { OrderBody } from '@/components/shop/shop-api';
import { useRestore } from '@/components/shop/use-restore';

const STORAGE_KEY = 'checkout-extras';

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);
const stored = z.object({
  hasNote: flag,
  note: text,
  isGift: flag,
  giftMessage: text,
  hasNeedBy: flag,
  needBy: text,
});

/** What the shopper adds to the order. A text that is folded away is kept, and not sent. */
export type ExtrasDraft = z.infer<typeof stored>;

const EMPTY: ExtrasDraft = stored.parse({});

/** Kept in this tab, like the form. */
export function useOrderExtras(): [draft: ExtrasDraft, change: (change: Partial<ExtrasDraft>) => void] {
  const [draft, setDraft] = useState(EMPTY);
  useRestore(() => setDraft(stored.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ''))));
  function change(changed: Partial<ExtrasDraft>) {
    setDraft((current) => {
      const next = { ...current, ...changed };
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
      } catch {
        // Without storage the draft lives as long as the page.
      }
      return next;
    });
  }
  return [draft, change];
}

/** The order is placed: the next one has no wishes. */
export function forgetExtras(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is stored.
  }
}

/** The draft as an order's body has it; undefined without anything in it. */
export function extrasOf(draft: ExtrasDraft): OrderBody['extras'] {
  const { hasNote, isGift, hasNeedBy, giftMessage, needBy } = draft;
  const note = hasNote ? draft.note.trim() : '';
  const extras = {
    ...(note !== '' && { note }),
    ...(isGift && { is_gift: true }),
    ...(isGift && giftMessage.trim() !== '' && { gift_message: giftMessage.trim() }),
    ...(hasNeedBy && needBy !== '' && { need_by: needBy }),
  };
  return Object.keys(extras).length === 0 ? undefined : extras;
}

'use client';
import { useId, useState } from 'react';
import { GoodsSearchField } from '@/components/admin/goods-search-field';
import { useAction } from '@/components/admin/use-action';
import { FieldError } from '@/components/ui/forms/field';
import { PressButton } from '@/components/ui/forms/press-button';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { formatCents } from '@/lib/money/cents';
import { type HandGoods, MOST_HAND_GOODS } from '@/lib/orders/by-hand/hand-goods';
import type { FindGoods } from './hand-actions';

type GoodsSearchProps = {
  /** The first products, before a search. */
  first: readonly HandGoods[];
  error: string | undefined;
  findGoods: FindGoods;
  onAdd: (goods: HandGoods) => void;
};

/** The shop's products, to add them to an order. */
export function GoodsSearch({ first, error, findGoods, onAdd }: GoodsSearchProps) {
  const id = useId();
  const [found, setFound] = useState<readonly HandGoods[] | null>(null);
  const { run, isPending, refusal } = useAction(findGoods, say.searchFailed);
  const shown = found ?? first;

  async function search(text: string) {
    const outcome = await run({ text });
    if (outcome?.ok) {
      setFound(outcome.value);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <GoodsSearchField
        label={say.search}
        hint={say.searchHint}
        findLabel={say.find}
        error={refusal?.message}
        isPending={isPending}
        onSearch={(text) => void search(text)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {found && say.found(found.length)}
      </p>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {shown.map((goods) => (
          <li key={goods.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="wrap-anywhere block font-medium">{goods.name}</span>
              <span className="block text-sm text-muted">
                {goods.isTeamOrder ? say.teamOrder : formatCents(goods.priceCents)}
              </span>
            </span>
            {!goods.isTeamOrder && (
              <PressButton
                label={say.addShort}
                aria-label={say.add(goods.name)}
                className="shrink-0"
                onPress={() => onAdd(goods)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length === MOST_HAND_GOODS && (
        <p className="text-sm text-muted">{say.foundMost(MOST_HAND_GOODS)}</p>
      )}
      {error && <FieldError id={`${id}-missing`}>{error}</FieldError>}
    </div>
  );
}

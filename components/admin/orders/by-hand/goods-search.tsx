'use client';
import { useId, useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { controlProps, FieldError, FieldFrame } from '@/components/ui/forms/field';
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
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly HandGoods[] | null>(null);
  const { run, isPending, refusal } = useAction(findGoods, say.searchFailed);
  const shown = found ?? first;

  async function search() {
    const outcome = await run({ text: text.trim() });
    if (outcome?.ok) {
      setFound(outcome.value);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <FieldFrame id={id} label={say.search} hint={say.searchHint} error={refusal?.message}>
        <span className="flex gap-3">
          <input
            {...controlProps({
              ...{ id, name: 'goods-search', hint: say.searchHint, isOptional: true },
              error: refusal?.message,
            })}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                // The form around it is not sent.
                event.preventDefault();
                void search();
              }
            }}
          />
          <PressButton
            label={say.find}
            pendingLabel={say.find}
            className="shrink-0"
            isPending={isPending}
            onPress={() => void search()}
          />
        </span>
      </FieldFrame>
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

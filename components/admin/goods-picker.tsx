'use client';
import { useId, useState } from 'react';
import { GoodsSearchField } from '@/components/admin/goods-search-field';
import { useAction } from '@/components/admin/use-action';
import { FieldError } from '@/components/ui/forms/field';
import { PressButton } from '@/components/ui/forms/press-button';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons';
import type { NamedGoods } from '@/lib/discounts/named-goods';
import { goodsPicker as say } from '@/lib/messages/en/admin/store/goods-picker';
import type { Outcome } from '@/lib/outcome';

type GoodsPickerProps = {
  chosen: readonly NamedGoods[];
  error?: string | undefined;
  find: (input: { text: string }) => Promise<Outcome<NamedGoods[]>>;
  onChange: (chosen: NamedGoods[]) => void;
};

/** Products chosen one by one: a search by name, and the list of those that are chosen. */
export function GoodsPicker({ chosen, error, find, onChange }: GoodsPickerProps) {
  const id = useId();
  const [found, setFound] = useState<NamedGoods[] | null>(null);
  const { run, isPending, refusal } = useAction(find, say.failed);

  async function search(text: string) {
    if (text !== '') {
      const outcome = await run({ text });
      setFound(outcome?.ok ? outcome.value : null);
    }
  }

  const offered = found?.filter((one) => chosen.every((other) => other.id !== one.id));
  return (
    <div className="flex flex-col gap-3">
      {chosen.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {chosen.map((one) => (
            <li key={one.id} className="flex items-center justify-between gap-3 py-1">
              <span className="wrap-anywhere min-w-0">{one.name}</span>
              <IconButton
                label={say.remove(one.name)}
                onClick={() => onChange(chosen.filter((other) => other.id !== one.id))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <GoodsSearchField
        label={say.search}
        hint={say.searchHint}
        findLabel={say.find}
        isOptional
        error={refusal?.message}
        isPending={isPending}
        onSearch={(text) => void search(text)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {found && say.found(found.length)}
      </p>
      {offered && offered.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {offered.map((one) => (
            <li key={one.id}>
              <PressButton label={say.add(one.name)} onPress={() => onChange([...chosen, one])} />
            </li>
          ))}
        </ul>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

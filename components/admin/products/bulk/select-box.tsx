'use client';
import { bulkSentences } from '@/lib/messages/en/admin/products/bulk';
import { useSelection } from './selection';

const box = 'size-5 shrink-0 accent-ink';

/** Selects one product of the list. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const { ids, set } = useSelection();
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center">
      <span className="sr-only">{bulkSentences.select(name)}</span>
      <input
        type="checkbox"
        checked={ids.has(id)}
        onChange={({ target }) => set([id], target.checked)}
        className={box}
      />
    </label>
  );
}

/** Selects all products that the page shows. */
export function SelectPage({ shown }: { shown: readonly string[] }) {
  const { ids, set } = useSelection();
  const isEach = shown.every((id) => ids.has(id));
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start">
      <input
        type="checkbox"
        checked={isEach}
        onChange={({ target }) => set(shown, target.checked)}
        className={box}
      />
      {bulkSentences.selectPage}
    </label>
  );
}

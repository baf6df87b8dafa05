'use client';
import { useState } from 'react';
import { GoodsPicker } from '@/components/admin/goods-picker';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { MOST_RELATED } from '@/lib/catalog/related/related-limits';
import { relatedAdmin as say } from '@/lib/messages/en/admin/products/related';
import { findGoods } from '../../../settings/taxes/goods-actions';
import { saveRelatedProducts } from './actions';

type Named = { id: string; name: string };

/** A list of products in the order in which they were added, with its own save. */
export function RelatedForm({ productId, stored }: { productId: string; stored: readonly Named[] }) {
  const [opened, setOpened] = useState(stored);
  const [chosen, setChosen] = useState(stored);
  const { run, isPending, refusal } = useAction(saveRelatedProducts, say.failed);
  useUnsaved({ name: null, isUnsaved: chosen !== opened, values: null });
  const problem =
    chosen.length > MOST_RELATED
      ? say.tooMany(MOST_RELATED)
      : chosen.some(({ id }) => id === productId)
        ? say.itself
        : undefined;

  async function save() {
    const outcome = await run({ productId, relatedIds: chosen.map(({ id }) => id) });
    if (outcome?.ok) {
      setOpened(chosen);
      showToast(say.saved);
    }
  }

  return (
    <Card>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{say.hint(MOST_RELATED)}</p>
        {chosen.length === 0 && <p>{say.none}</p>}
        <GoodsPicker
          chosen={chosen}
          error={problem ?? refusal?.message}
          find={findGoods}
          onChange={setChosen}
        />
        {chosen !== opened && problem === undefined && (
          <PressButton
            label={say.save}
            variant="primary"
            className="self-start"
            isPending={isPending}
            onPress={save}
          />
        )}
      </div>
    </Card>
  );
}

'use client';
import { useState } from 'react';
import { GoodsPicker } from '@/components/admin/goods-picker';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import type { NamedGoods } from '@/lib/discounts/named-goods';
import { taxSettings as say } from '@/lib/messages/en/admin/store/taxes';
import { saveExemptProducts } from './actions';
import { findGoods } from './goods-actions';

/** The products on which no tax is charged. */
export function ExemptProducts({ exempt }: { exempt: readonly NamedGoods[] }) {
  const [opened, setOpened] = useState(exempt);
  const [chosen, setChosen] = useState(exempt);
  const { run, isPending, refusal } = useAction(saveExemptProducts, say.failed);
  useUnsaved({ name: null, isUnsaved: chosen !== opened, values: null });

  async function save() {
    const outcome = await run({ productIds: chosen.map(({ id }) => id) });
    if (outcome?.ok) {
      setOpened(chosen);
      showToast(say.exemptSaved(outcome.value.count));
    }
  }

  return (
    <Card title={say.exempt}>
      <div className="flex max-w-2xl flex-col gap-5">
        <p className="text-muted">{say.exemptHint}</p>
        {chosen.length === 0 && <p>{say.exemptNone}</p>}
        <GoodsPicker chosen={chosen} error={refusal?.message} find={findGoods} onChange={setChosen} />
        {chosen !== opened && (
          <PressButton
            label={say.saveExempt}
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

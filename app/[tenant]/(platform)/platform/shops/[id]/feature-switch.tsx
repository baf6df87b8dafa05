'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { Switch } from '@/components/ui/forms/switch';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { featureShop } from '../../actions';

/** Whether the landing page shows the shop. */
export function FeatureSwitch({ id, isFeatured }: { id: string; isFeatured: boolean }) {
  const [isOn, setIsOn] = useState(isFeatured);
  const { run, isPending, refusal } = useAction(featureShop);

  async function change(next: boolean) {
    if ((await run({ id, isFeatured: next }))?.ok) {
      setIsOn(next);
    }
  }

  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-6">
      <Switch
        label={say.feature}
        description={say.featureHint}
        isOn={isOn}
        isPending={isPending}
        onChange={(next) => void change(next)}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </div>
  );
}

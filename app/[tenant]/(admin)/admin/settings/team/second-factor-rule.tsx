'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { Switch } from '@/components/ui/forms/switch';
import { Notice } from '@/components/ui/notice';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import { saveSecondFactorRule } from './actions';

/** Whether the team needs a second factor. */
export function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const { run, isPending, refusal } = useAction(saveSecondFactorRule);
  const [isSaved, setIsSaved] = useState(false);

  async function change(next: boolean) {
    setIsSaved(false);
    setIsSaved((await run({ is_required: next }))?.ok === true);
  }

  return (
    <div className="flex max-w-xl flex-col gap-4">
      <Switch
        label={sentences.ruleLabel}
        isOn={isRequired}
        isPending={isPending}
        onChange={(next) => void change(next)}
      />
      <p className="text-sm text-muted">{sentences.ruleHint}</p>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {isSaved && <Notice kind="success">{sentences.ruleSaved}</Notice>}
    </div>
  );
}

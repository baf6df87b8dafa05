'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { ActionForm } from '@/components/ui/forms/action-form';
import { SelectField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { OPENINGS, type Opening } from '@/lib/opening-policy';
import { saveOpening } from './actions';

/** Who may open a shop. */
export function OpeningForm({ opening }: { opening: Opening }) {
  const { run, isPending, refusal } = useAction(saveOpening);
  const [wanted, setWanted] = useState(opening);
  const [isSaved, setIsSaved] = useState(false);

  async function submit() {
    setIsSaved(false);
    setIsSaved((await run({ opening: wanted }))?.ok === true);
  }

  return (
    <ActionForm onSubmit={() => void submit()} className="flex flex-col gap-5">
      <ReadyFields>
        <SelectField
          name="opening"
          label={say.opening}
          hint={say.openingHint}
          value={wanted}
          onChange={(event) => setWanted(OPENINGS.find((one) => one === event.target.value) ?? 'request')}
          options={OPENINGS.map((value) => ({ value, label: say.openings[value] }))}
        />
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
        {isSaved && <Notice kind="success">{say.saved}</Notice>}
        <SubmitButton isPending={isPending} className="self-start">
          {say.save}
        </SubmitButton>
      </ReadyFields>
    </ActionForm>
  );
}

'use client';
import { useAction } from '@/components/admin/use-action';
import { ActionForm } from '@/components/ui/forms/action-form';
import { TextAreaField } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { actInShop } from '../../actions';

/** Acts as the owner of a shop, with a reason that the owner is told. */
export function ActForm({ id }: { id: string }) {
  const { run, isPending, refusal } = useAction(actInShop);

  async function submit(sent: HTMLFormElement) {
    const way = await run({ id, reason: formText(sent, 'reason') });
    if (way?.ok) {
      window.location.assign(way.value.href);
    }
  }

  return (
    <ActionForm onSubmit={(sent) => void submit(sent)} className="flex flex-col gap-5">
      <ReadyFields>
        <p className="text-muted">{say.actLead}</p>
        <TextAreaField
          name="reason"
          label={say.actReason}
          hint={say.actReasonHint}
          rows={2}
          error={refusal?.fields?.reason}
        />
        {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
        <SubmitButton isPending={isPending} variant="secondary" className="self-start">
          {say.act}
        </SubmitButton>
      </ReadyFields>
    </ActionForm>
  );
}

'use client';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { saveFee } from '../../actions';

type FeeFormProps = { id: string; percentage: string; fixed: string };

/** A shop's fees from a day on. */
export function FeeForm({ id, percentage, fixed }: FeeFormProps) {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(saveFee);

  async function submit(form: HTMLFormElement) {
    const saved = await run({
      id,
      percentage: formText(form, 'percentage'),
      fixed: formText(form, 'fixed'),
      from: formText(form, 'from'),
    });
    if (saved?.ok) {
      showToast(say.saved);
      router.refresh();
    }
  }

  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex flex-col gap-5">
      <ReadyFields>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="percentage"
            label={say.percentage}
            inputMode="decimal"
            defaultValue={percentage}
            error={refusal?.fields?.percentage}
          />
          <Field
            name="fixed"
            label={say.fixed}
            inputMode="decimal"
            defaultValue={fixed}
            error={refusal?.fields?.fixed}
          />
        </div>
        <Field
          name="from"
          type="date"
          label={say.from}
          hint={say.fromHint}
          isOptional
          error={refusal?.fields?.from}
        />
        {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
        <SubmitButton isPending={isPending} className="self-start">
          {say.save}
        </SubmitButton>
      </ReadyFields>
    </ActionForm>
  );
}

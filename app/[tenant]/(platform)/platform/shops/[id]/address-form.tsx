'use client';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { changeShopAddress } from '../../actions';

/** Gives a shop another address. */
export function AddressForm({ id, slug }: { id: string; slug: string }) {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(changeShopAddress);

  async function submit(form: HTMLFormElement) {
    const changed = await run({
      id,
      seen: slug,
      slug: formText(form, 'slug'),
      reason: formText(form, 'reason'),
    });
    if (changed?.ok) {
      showToast(say.addressChanged);
      form.reset();
    }
    if (changed !== null && (changed.ok || changed.error.fields === undefined)) {
      router.refresh();
    }
  }

  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex flex-col gap-5">
      <ReadyFields>
        <Field
          name="slug"
          label={say.newAddress}
          hint={say.addressHint(slug)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          error={refusal?.fields?.slug}
        />
        <TextAreaField
          name="reason"
          label={say.addressReason}
          hint={say.reasonHint}
          rows={2}
          error={refusal?.fields?.reason}
        />
        {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
        <SubmitButton isPending={isPending} className="self-start">
          {say.changeAddress}
        </SubmitButton>
      </ReadyFields>
    </ActionForm>
  );
}

'use client';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { changeShopAddress } from '../../actions';

/** Another address for the shop, with a reason. */
export function AddressForm({ id, slug }: { id: string; slug: string }) {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(changeShopAddress);

  async function submit(form: HTMLFormElement) {
    const changed = await run({
      id,
      seen: slug,
      slug: formText(form, 'slug'),
      reason: formText(form, 'addressReason'),
    });
    if (changed?.ok) {
      showToast(say.saved);
      form.reset();
      router.refresh();
    }
  }

  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex flex-col gap-5">
      <Field
        name="slug"
        label={say.newAddress}
        hint={say.addressLeadsOn}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={slug}
        error={refusal?.fields?.slug}
      />
      <Field name="addressReason" label={say.reason} hint={say.reasonHint} error={refusal?.fields?.reason} />
      {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
      <SubmitButton variant="secondary" isPending={isPending} className="self-start">
        {say.changeAddress}
      </SubmitButton>
    </ActionForm>
  );
}

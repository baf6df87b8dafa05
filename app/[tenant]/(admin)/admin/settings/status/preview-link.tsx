'use client';
import { useRouter } from 'next/navigation';
import { CopyField } from '@/components/admin/copy-field';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { storeStatusSentences as say } from '@/lib/messages/en/admin/store/store-status';
import { renewPreviewLink } from './actions';

/** The link to a draft, to copy, and a button that replaces it. */
export function PreviewLink({ link }: { link: string }) {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(renewPreviewLink);

  async function renew() {
    if ((await run({}))?.ok) {
      showToast(say.previewRenewed);
      router.refresh();
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{say.previewLead}</p>
      <CopyField name="previewLink" label={say.previewAddress} value={link} />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <PressButton
        label={say.previewRenew}
        className="self-start"
        isPending={isPending}
        pendingLabel={say.saving}
        onPress={renew}
      />
    </div>
  );
}

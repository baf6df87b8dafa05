'use client';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { featureShop } from '../../actions';

/** Shows a shop on the landing page, or takes it from there. */
export function FeatureButton({ id, isFeatured }: { id: string; isFeatured: boolean }) {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(featureShop);

  async function press() {
    if ((await run({ id, isFeatured: !isFeatured }))?.ok) {
      showToast(say.saved);
      router.refresh();
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <PressButton
        label={isFeatured ? say.unfeature : say.feature}
        className="self-start"
        isPending={isPending}
        onPress={press}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </div>
  );
}

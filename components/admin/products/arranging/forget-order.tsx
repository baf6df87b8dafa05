'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { arrangeSentences } from '@/lib/messages/en/admin/products/arrange';
import type { Outcome } from '@/lib/outcome';

/** Puts the newest products first again, after a question. */
export function ForgetOrder({ forgetOrder }: { forgetOrder: (input: object) => Promise<Outcome<null>> }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const forgetting = useAction(forgetOrder, arrangeSentences.failed);

  async function forget() {
    const outcome = await forgetting.run({});
    if (outcome?.ok) {
      setIsAsking(false);
      router.refresh();
    }
  }

  return (
    <>
      <button type="button" className={buttonStyle('secondary')} onClick={() => setIsAsking(true)}>
        {arrangeSentences.newestFirst}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        question={arrangeSentences.newestFirstQuestion}
        text={arrangeSentences.newestFirstHint}
        confirmLabel={arrangeSentences.newestFirst}
        {...asking(forgetting, () => setIsAsking(false))}
        onConfirm={forget}
      />
    </>
  );
}

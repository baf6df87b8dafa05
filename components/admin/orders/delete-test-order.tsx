'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { adminOrdersSentences as say } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { Outcome } from '@/lib/outcome';

type DeleteTestOrderProps = {
  orderId: string;
  orderNumber: number;
  deleteOrder: (input: { order_id: string }) => Promise<Outcome<null>>;
};

/** Deletes a test order for good, after a question. */
export function DeleteTestOrder({ orderId, orderNumber, deleteOrder }: DeleteTestOrderProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const deleting = useAction(deleteOrder, say.testDeleteFailed);

  async function confirm() {
    const outcome = await deleting.run({ order_id: orderId });
    if (outcome?.ok) {
      showToast(say.testDeleted);
      router.replace('/admin/orders');
    }
  }

  return (
    <>
      <button type="button" className={buttonStyle('secondary')} onClick={() => setIsOpen(true)}>
        {say.deleteTest}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        question={say.deleteTestQuestion(orderNumber)}
        text={say.deleteTestHint}
        confirmLabel={adminWords.delete}
        isDanger
        {...asking(deleting, () => setIsOpen(false))}
        onConfirm={confirm}
      />
    </>
  );
}

'use client';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { TextAreaField } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import type { ShopState } from '@/lib/tenants/state/shop-state';
import { moveShopState } from '../../actions';

type Move = { to: ShopState; label: string; variant: 'primary' | 'danger' | 'secondary' };

const MOVES: Record<ShopState, readonly Move[]> = {
  draft: [
    { to: 'suspended', label: say.suspend, variant: 'danger' },
    { to: 'closed', label: say.close, variant: 'secondary' },
  ],
  live: [
    { to: 'suspended', label: say.suspend, variant: 'danger' },
    { to: 'closed', label: say.close, variant: 'secondary' },
  ],
  paused: [
    { to: 'suspended', label: say.suspend, variant: 'danger' },
    { to: 'closed', label: say.close, variant: 'secondary' },
  ],
  suspended: [
    { to: 'live', label: say.reopen, variant: 'primary' },
    { to: 'closed', label: say.close, variant: 'secondary' },
  ],
  closed: [{ to: 'paused', label: say.takeBack, variant: 'primary' }],
};

/** An operator's changes of a shop's state, always with a reason. */
export function MoveForm({ id, state }: { id: string; state: ShopState }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef<ShopState>(state);
  const { run, isPending, refusal } = useAction(moveShopState);

  async function submit(sent: HTMLFormElement) {
    const moved = await run({
      id,
      seen: state,
      to: wanted.current,
      reason: formText(sent, 'reason'),
      message: formText(sent, 'message'),
    });
    if (moved?.ok) {
      showToast(say.moved);
      sent.reset();
    }
    if (moved !== null && (moved.ok || moved.error.fields === undefined)) {
      router.refresh();
    }
  }

  return (
    <ActionForm ref={form} onSubmit={(sent) => void submit(sent)} className="flex flex-col gap-5">
      <ReadyFields>
        <TextAreaField
          name="reason"
          label={say.reason}
          hint={say.reasonHint}
          rows={2}
          error={refusal?.fields?.reason}
        />
        <TextAreaField name="message" label={say.shopperMessage} isOptional rows={2} />
        {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          {MOVES[state].map(({ to, label, variant }) => (
            <SubmitButton
              key={to}
              variant={variant}
              isPending={isPending}
              onClick={() => {
                wanted.current = to;
              }}
            >
              {label}
            </SubmitButton>
          ))}
        </div>
      </ReadyFields>
    </ActionForm>
  );
}

'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { PressButton } from '@/components/ui/forms/press-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { storeStatusSentences as say } from '@/lib/messages/en/admin/store/store-status';
import type { ShopState } from '@/lib/tenants/state/shop-state';
import { moveStore } from './actions';

type StoreMovesProps = { state: ShopState; storeName: string; message: string; backOn: string };

/** An owner's possible changes of the shop's state. */
export function StoreMoves({ state, storeName, message, backOn }: StoreMovesProps) {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(moveStore);
  const [isPausing, setIsPausing] = useState(state === 'paused');
  const [isClosing, setIsClosing] = useState(false);

  async function move(to: 'live' | 'paused' | 'closed', form: HTMLFormElement | null) {
    const outcome = await run({
      seen: state,
      to,
      message: form === null || to !== 'paused' ? '' : formText(form, 'message'),
      backOn: form === null || to !== 'paused' ? '' : formText(form, 'backOn'),
      typedName: form === null || to !== 'closed' ? '' : formText(form, 'typedName'),
    });
    if (outcome?.ok) {
      showToast(say.saved[to]);
      setIsClosing(false);
      setIsPausing(to === 'paused');
    }
    // Also after a refusal: another person may have changed the state.
    if (outcome !== null && (outcome.ok || outcome.error.fields === undefined)) {
      router.refresh();
    }
  }

  if (state === 'suspended') {
    return null;
  }
  return (
    <div className="flex flex-col gap-6">
      {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
      {state !== 'live' && state !== 'closed' && (
        <PressButton
          label={state === 'draft' ? say.open : say.openAgain}
          variant="primary"
          className="self-start"
          isPending={isPending}
          pendingLabel={say.saving}
          onPress={() => move('live', null)}
        />
      )}
      {state === 'closed' && (
        <PressButton
          label={say.reopen}
          className="self-start"
          isPending={isPending}
          pendingLabel={say.saving}
          onPress={() => move('paused', null)}
        />
      )}
      {state === 'live' && !isPausing && (
        <PressButton label={say.pause} className="self-start" onPress={() => setIsPausing(true)} />
      )}
      {(state === 'live' || state === 'paused') && isPausing && (
        <ActionForm onSubmit={(form) => void move('paused', form)} className="flex flex-col gap-5">
          <p className="text-muted">{say.pauseHint}</p>
          <TextAreaField
            name="message"
            label={say.message}
            hint={say.messageHint}
            isOptional
            rows={3}
            defaultValue={message}
            error={refusal?.fields?.message}
          />
          <Field
            name="backOn"
            type="date"
            label={say.backOn}
            hint={say.backOnHint}
            isOptional
            defaultValue={backOn}
            error={refusal?.fields?.backOn}
          />
          <SubmitButton isPending={isPending} pendingLabel={say.saving} className="self-start">
            {state === 'paused' ? say.changePause : say.savePause}
          </SubmitButton>
        </ActionForm>
      )}
      {state !== 'closed' && !isClosing && (
        <PressButton
          label={say.close}
          variant="quiet"
          className="self-start"
          onPress={() => setIsClosing(true)}
        />
      )}
      {isClosing && (
        <ActionForm
          onSubmit={(form) => void move('closed', form)}
          className="flex flex-col gap-5 border-t border-line pt-6"
        >
          <p>{say.closeLead}</p>
          <Field
            name="typedName"
            label={say.typeName(storeName)}
            autoComplete="off"
            error={refusal?.fields?.typedName}
          />
          <SubmitButton
            variant="danger"
            isPending={isPending}
            pendingLabel={say.saving}
            className="self-start"
          >
            {say.closeNow}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  );
}

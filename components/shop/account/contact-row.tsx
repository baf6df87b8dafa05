'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { accountProfileSentences as say } from '@/lib/messages/en/account/profile';
import { removeContactCall } from '@/lib/wire/account-changes';
import { callAccount } from './call-account';
import { ChangeContact } from './change-contact';
import { useProof } from './security/use-proof';
import { useAccountCall } from './use-account-call';

type ContactRowProps = {
  kind: 'email' | 'phone';
  /** The verified address; null without one. */
  value: string | null;
  /** The address that must confirm the new one. */
  confirmAt: string;
  canRemove: boolean;
  hasPassword: boolean;
};

/** An address for signing in, with its actions. */
export function ContactRow({ kind, value, confirmAt, canRemove, hasPassword }: ContactRowProps) {
  const router = useRouter();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { run, isPending, refusal } = useAccountCall();
  const { withProof, dialog } = useProof(hasPassword);
  const opener = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    // The form with the focus is gone.
    if (wasChanging.current && !isChanging) {
      opener.current?.focus();
    }
    wasChanging.current = isChanging;
  }, [isChanging]);

  async function remove() {
    setIsAsking(false);
    const removed = await run(() => withProof(() => callAccount(removeContactCall, { kind })));
    if (removed !== null) {
      setSaid(say.removed[kind]);
      router.refresh();
    }
  }

  return (
    <div className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <div>
        <h3 className="text-sm text-muted">{kind === 'email' ? say.emailTitle : say.phoneTitle}</h3>
        <p className="font-medium">{value ?? say.none}</p>
      </div>
      {said && <Notice kind="success">{said}</Notice>}
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {isChanging ? (
        <ChangeContact
          kind={kind}
          confirmAt={confirmAt}
          onCancel={() => setIsChanging(false)}
          onDone={() => {
            setIsChanging(false);
            setSaid(say.changed[kind]);
            router.refresh();
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <button
            ref={opener}
            type="button"
            className={buttonStyle('secondary')}
            onClick={() => {
              setSaid(null);
              setIsChanging(true);
            }}
          >
            {value === null ? say.add[kind] : say.change[kind]}
          </button>
          {canRemove && (
            <button
              type="button"
              aria-disabled={isPending}
              className={buttonStyle('quiet')}
              onClick={() => !isPending && setIsAsking(true)}
            >
              {say.remove[kind]}
            </button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        question={say.removeQuestion[kind]}
        text={say.removeText(value ?? '')}
        confirmLabel={say.remove[kind]}
        isDanger
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
      {dialog}
    </div>
  );
}

'use client';
import { useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useAddressKey } from '@/components/ui/use-address-key';
import type { OpenedInvitation } from '@/lib/auth/team/join-team';
import { messages } from '@/lib/messages';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { adminWords } from '@/lib/messages/en/admin/words';
import { type Outcome, refuse } from '@/lib/outcome';
import { openInvitation } from './actions';
import { JoinAsNew } from './join-as-new';
import { JoinAsVisitor } from './join-as-visitor';
import { JoinWithPassword } from './join-with-password';

const noAnswer = (): Outcome<OpenedInvitation> => refuse('failed', messages.auth.failed);

/** What the link offers, and the way to accept it that is open to this visitor. */
export function Invitation({ storeName }: { storeName: string }) {
  const token = useAddressKey();
  const [opened, setOpened] = useState<Outcome<OpenedInvitation> | null>(null);

  const open = useCallback(async () => {
    if (token) {
      setOpened(null);
      setOpened(await openInvitation({ token }).catch(noAnswer));
    }
  }, [token]);

  useEffect(() => {
    void open();
  }, [open]);

  if (token === '') {
    return <Notice kind="info">{sentences.missing}</Notice>;
  }
  if (token === undefined || opened === null) {
    return <Spinner label={sentences.checkingLink} />;
  }
  if (!opened.ok) {
    return (
      <div className="flex flex-col gap-5">
        <Notice kind="error">{opened.error.message}</Notice>
        {opened.error.code === 'failed' && (
          <button type="button" className={buttonStyle('secondary')} onClick={() => void open()}>
            {adminWords.tryAgain}
          </button>
        )}
      </div>
    );
  }
  const { email, role, way, otherEmail } = opened.value;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <p>{sentences.invited(storeName, adminTeamSentences.roles[role].name)}</p>
        <p className="text-muted">{adminTeamSentences.roles[role].text}</p>
      </div>
      {otherEmail !== null && <Notice kind="info">{sentences.signedInAsOther(otherEmail)}</Notice>}
      {way === 'one_press' && <JoinAsVisitor token={token} email={email} />}
      {way === 'password' && <JoinWithPassword token={token} email={email} storeName={storeName} />}
      {way === 'new' && <JoinAsNew token={token} email={email} onHasAccount={() => void open()} />}
    </div>
  );
}

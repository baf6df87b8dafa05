'use client';
import { staffProof } from '@/app/[tenant]/staff-proof/proof-operations';
import { ProofForm } from '@/components/session/factors/proof-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { adminWords } from '@/lib/messages/en/admin/words';
import { factorSentences } from '@/lib/messages/en/factors';
import { useOpenedLink } from '../use-opened-link';
import { openInvitation } from './actions';
import { JoinAsNew } from './join-as-new';
import { JoinAsVisitor } from './join-as-visitor';
import { JoinWithPassword } from './join-with-password';

/** The invitation, and this visitor's way to accept it. */
export function Invitation({ storeName }: { storeName: string }) {
  const { token, opened, open } = useOpenedLink(openInvitation);

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
      {way === 'one_press' && <JoinAsVisitor token={token} email={email} onRefused={() => void open()} />}
      {way === 'password' && (
        <JoinWithPassword
          token={token}
          email={email}
          storeName={storeName}
          onSecondStep={() => void open()}
        />
      )}
      {way === 'second_step' && (
        <>
          <p className="text-muted">{factorSentences.stepLead}</p>
          <ProofForm
            operations={staffProof}
            lostHint={factorSentences.lostStaff}
            onProved={() => void open()}
          />
        </>
      )}
      {way === 'new' && <JoinAsNew token={token} email={email} onHasAccount={() => void open()} />}
    </div>
  );
}

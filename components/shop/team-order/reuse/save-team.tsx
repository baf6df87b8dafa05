'use client';
import { useId, useState } from 'react';
import { askAccount } from '@/components/session/ask-account';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { teamReuseSentences as say } from '@/lib/messages/en/shop/team-reuse';
import { LONGEST_TEAM_NAME } from '@/lib/orders/teams/team-view';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { saveTeamCall } from '@/lib/wire/account-teams';
import { SignInLink } from './team-choice';

type SaveTeamProps = {
  productId: string;
  table: RosterTable;
  logoUploadId: string | null;
  onClose: () => void;
};

/** Saves the people and the logo of this page in the account, under a name. */
export function SaveTeam({ productId, table, logoUploadId, onClose }: SaveTeamProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function save(event: React.FormEvent) {
    event.preventDefault();
    // As in the choice of a team.
    event.stopPropagation();
    if (isPending) {
      return;
    }
    if (name.trim() === '') {
      setFieldError(say.nameMissing);
      return;
    }
    setIsPending(true);
    setFailure(null);
    const body = {
      product_id: productId,
      name,
      table,
      ...(logoUploadId && { logo_upload_id: logoUploadId }),
    };
    const answer = await askAccount(saveTeamCall, body);
    setIsPending(false);
    if (answer.ok) {
      showToast(say.savedNow(name.trim()));
      onClose();
    } else if (answer.error.status === 401) {
      setIsSignedOut(true);
    } else if (answer.error.fields.name) {
      setFieldError(answer.error.fields.name);
    } else {
      setFailure(answer.error.message ?? say.failed);
    }
  }

  return (
    <Dialog
      title={say.saveTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
            {buttonSentences.cancel}
          </button>
          <SubmitButton form={formId} isPending={isPending}>
            {say.saveButton}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="flex flex-col gap-4">
        <p className="text-muted">{say.saveHint}</p>
        <Field
          name="name"
          label={say.name}
          hint={say.nameHint}
          value={name}
          maxLength={LONGEST_TEAM_NAME}
          autoComplete="off"
          data-initial-focus
          error={fieldError ?? undefined}
          onChange={(event) => {
            setName(event.target.value);
            setFieldError(null);
          }}
        />
        {failure && <Notice kind="error">{failure}</Notice>}
        {isSignedOut && (
          <Notice kind="error">
            <span className="flex flex-col items-start gap-3">
              {say.signInToSave}
              <SignInLink />
            </span>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

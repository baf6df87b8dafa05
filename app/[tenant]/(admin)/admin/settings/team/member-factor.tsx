'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import { removeMemberSecondFactor } from './actions';
import type { ShownMember } from './shown-member';

/** A member's second factor, and an owner's help for a member who has lost it. */
export function MemberFactor({ member }: { member: ShownMember }) {
  const { userId, email, hasFactor, isSelf } = member;
  const name = member.name || email;
  const [isAsking, setIsAsking] = useState(false);
  const help = useAction(removeMemberSecondFactor);

  async function remove() {
    if ((await help.run({ user_id: userId }))?.ok) {
      setIsAsking(false);
      showToast(sentences.helped(name));
    }
  }

  return (
    <>
      <p className="text-sm text-muted">{hasFactor ? sentences.hasFactor : sentences.hasNone}</p>
      {hasFactor && !isSelf && (
        <button
          type="button"
          className={buttonStyle('quiet', 'text-sm')}
          aria-label={sentences.helpNamed(name)}
          onClick={() => {
            help.clear();
            setIsAsking(true);
          }}
        >
          {sentences.help}
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        question={sentences.helpQuestion(name)}
        text={sentences.helpHint}
        confirmLabel={sentences.help}
        isDanger
        isPending={help.isPending}
        error={help.refusal?.message}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

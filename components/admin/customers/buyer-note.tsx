'use client';
import { useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { TextAreaField } from '@/components/ui/forms/field';
import { useIsReady } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
import { adminWords } from '@/lib/messages/en/admin/words';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import type { Outcome } from '@/lib/outcome';

type Kept = { note: string; version: number };

type BuyerNoteProps = Kept & {
  buyerId: string;
  saveNote: (change: Kept & { buyer_id: string }) => Promise<Outcome<Kept & { isSaved: boolean }>>;
};

/** The shop's note about a customer. Of two people who write at once, the second one learns of the other's text. */
export function BuyerNote({ buyerId, note, version, saveNote }: BuyerNoteProps) {
  const { run, isPending, refusal } = useAction(saveNote, say.noteFailed);
  const [opened, setOpened] = useState<Kept>({ note, version });
  const [text, setText] = useState(note);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  // Text that is typed before the script is loaded would be lost.
  const isReady = useIsReady();
  useUnsaved({ name: null, isUnsaved: text !== opened.note, values: null });

  const settle = (kept: Kept) => {
    setOpened(kept);
    setText(kept.note);
    setTheirs(null);
  };

  async function save(event: React.FormEvent) {
    event.preventDefault();
    const outcome = await run({
      buyer_id: buyerId,
      version: (theirs ?? opened).version,
      note: text,
    });
    if (!outcome?.ok) {
      return;
    }
    if (outcome.value.isSaved) {
      settle(outcome.value);
      showToast(say.noteSaved);
    } else {
      setTheirs(outcome.value);
    }
  }

  return (
    <Card title={adminOrdersSentences.note}>
      <form className="flex flex-col gap-4" onSubmit={save}>
        <TextAreaField
          name="customer-note"
          label={adminOrdersSentences.note}
          isOptional
          rows={5}
          maxLength={LONGEST_NOTE}
          value={text}
          readOnly={!isReady}
          onChange={(event) => setText(event.target.value)}
          error={refusal?.fields?.note}
          hint={say.noteHint}
        />
        {theirs !== null && (
          <Notice kind="error">
            <p className="font-semibold">{say.noteChanged}</p>
            <p className="wrap-anywhere mt-2 whitespace-pre-line text-ink">
              {theirs.note === '' ? adminWords.nothing : theirs.note}
            </p>
          </Notice>
        )}
        {refusal && refusal.fields?.note === undefined && <Notice kind="error">{refusal.message}</Notice>}
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <SubmitButton variant="secondary" isPending={isPending} disabled={!isReady}>
            {theirs === null ? adminOrdersSentences.saveNote : adminOrdersSentences.saveMineInstead}
          </SubmitButton>
          {theirs !== null && (
            <button type="button" className={buttonStyle('quiet')} onClick={() => settle(theirs)}>
              {adminWords.takeTheirs}
            </button>
          )}
        </div>
      </form>
    </Card>
  );
}

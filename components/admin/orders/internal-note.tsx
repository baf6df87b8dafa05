'use client';
import { useState } from 'react';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { TextAreaField } from '@/components/ui/forms/field';
import { useIsReady } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import type { Outcome } from '@/lib/outcome';

type NoteChange = { order_id: string; started_from: string; note: string };

export type SavedNote = {
  /** False if another person has changed the note in the meantime; then `note` is theirs. */
  isSaved: boolean;
  note: string;
};

type InternalNoteProps = {
  orderId: string;
  note: string;
  saveNote: (change: NoteChange) => Promise<Outcome<SavedNote>>;
};

/**
 * The shop's internal note on an order. Of two people who write at once, the second one learns of the other's text.
 */
export function InternalNote({ orderId, note, saveNote }: InternalNoteProps) {
  const { run, isPending, refusal } = useAction(saveNote);
  const [startedFrom, setStartedFrom] = useState(note);
  const [text, setText] = useState(note);
  const [theirs, setTheirs] = useState<string | null>(null);
  // Text that is typed before the script is loaded would be lost.
  const isReady = useIsReady();
  useUnsaved({
    name: `note-${orderId}`,
    isUnsaved: text !== startedFrom,
    values: { text, startedFrom },
    restore: (kept) => {
      const typed = fieldsFrom(kept, { text, startedFrom });
      // The version that it started from: so another person's note, saved in between, is still reported as a
      // conflict.
      setStartedFrom(typed?.startedFrom ?? startedFrom);
      setText(typed?.text ?? text);
      return typed !== null;
    },
  });
  // A changed note from a fresh page is shown, unless something has been typed here.
  if (note !== startedFrom && text === startedFrom && theirs === null && !isPending) {
    setStartedFrom(note);
    setText(note);
  }

  async function save(base: string) {
    const outcome = await run({ order_id: orderId, started_from: base, note: text });
    if (!outcome?.ok) {
      return;
    }
    if (outcome.value.isSaved) {
      settle(outcome.value.note);
      showToast(messages.order.noteSaved);
    } else {
      setTheirs(outcome.value.note);
    }
  }

  const settle = (settled: string) => {
    setStartedFrom(settled);
    setText(settled);
    setTheirs(null);
  };

  return (
    <Card title={adminOrdersSentences.internalNote}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save(theirs ?? startedFrom);
        }}
      >
        <TextAreaField
          name="internal-note"
          label={adminOrdersSentences.note}
          isOptional
          rows={4}
          maxLength={LONGEST_NOTE}
          value={text}
          readOnly={!isReady}
          onChange={(event) => setText(event.target.value)}
          error={refusal?.fields?.note}
          hint={adminOrdersSentences.noteHint}
        />
        {theirs !== null && (
          <Notice kind="error">
            <p className="font-semibold">{messages.order.noteChangedMeanwhile}</p>
            <p className="mt-2 whitespace-pre-line text-ink">{theirs === '' ? adminWords.nothing : theirs}</p>
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

'use client';
import { useState } from 'react';
import { NoteCard } from '@/components/admin/note-card';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
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
    <NoteCard
      name="internal-note"
      title={adminOrdersSentences.internalNote}
      hint={adminOrdersSentences.noteHint}
      text={text}
      onChange={setText}
      theirs={theirs === null ? null : { note: theirs, sentence: messages.order.noteChangedMeanwhile }}
      refusal={refusal}
      isPending={isPending}
      onSave={() => void save(theirs ?? startedFrom)}
      onTakeTheirs={() => theirs !== null && settle(theirs)}
    />
  );
}

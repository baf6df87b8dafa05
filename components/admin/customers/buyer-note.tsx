'use client';
import { useState } from 'react';
import { NoteCard } from '@/components/admin/note-card';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
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
  useUnsaved({ name: null, isUnsaved: text !== opened.note, values: null });

  const settle = (kept: Kept) => {
    setOpened(kept);
    setText(kept.note);
    setTheirs(null);
  };

  async function save() {
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
    <NoteCard
      name="customer-note"
      title={adminOrdersSentences.note}
      hint={say.noteHint}
      text={text}
      onChange={setText}
      theirs={theirs && { note: theirs.note, sentence: say.noteChanged }}
      refusal={refusal}
      isPending={isPending}
      onSave={() => void save()}
      onTakeTheirs={() => theirs && settle(theirs)}
    />
  );
}

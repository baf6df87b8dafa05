'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { TextAreaField } from '@/components/ui/forms/field';
import { useIsReady } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import type { Refusal } from '@/lib/outcome';

type NoteCardProps = {
  name: string;
  title: string;
  hint: string;
  text: string;
  onChange: (text: string) => void;
  /** What somebody else has saved meanwhile, and the sentence above it; null for nothing. */
  theirs: { note: string; sentence: string } | null;
  refusal: Refusal | null;
  isPending: boolean;
  onSave: () => void;
  onTakeTheirs: () => void;
};

/** A note of the shop's people. Of two who write at once, the second one reads the other's text and decides. */
export function NoteCard(props: NoteCardProps) {
  const { name, title, hint, text, onChange, theirs, refusal, isPending, onSave, onTakeTheirs } = props;
  // Text that is typed before the script is loaded would be lost.
  const isReady = useIsReady();
  return (
    <Card title={title}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <TextAreaField
          name={name}
          label={adminOrdersSentences.note}
          isOptional
          rows={4}
          maxLength={LONGEST_NOTE}
          value={text}
          readOnly={!isReady}
          onChange={(event) => onChange(event.target.value)}
          error={refusal?.fields?.note}
          hint={hint}
        />
        {theirs !== null && (
          <Notice kind="error">
            <p className="font-semibold">{theirs.sentence}</p>
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
            <button type="button" className={buttonStyle('quiet')} onClick={onTakeTheirs}>
              {adminWords.takeTheirs}
            </button>
          )}
        </div>
      </form>
    </Card>
  );
}

import { buttonStyle } from '@/components/ui/button-styles';
import { messages } from '@/lib/messages';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';
import { adminWords } from '@/lib/messages/en/admin/words';

/** A field that two people have changed, starting from the same value. */
export type ConflictingField = { label: string; theirs: string; mine: string };

export type EditConflictProps = {
  /** What has happened, in a sentence. */
  sentence: string;
  fields: readonly ConflictingField[];
  onTakeTheirs: () => void;
  onSaveMine: () => void;
};

/** Shows the second of two editors, field by field, the first one's values, and lets them choose. */
export function EditConflict({ sentence, fields, onTakeTheirs, onSaveMine }: EditConflictProps) {
  return (
    <div
      role="alert"
      data-conflict
      tabIndex={-1}
      className="flex flex-col gap-4 rounded-control border border-danger/40 bg-danger-tint p-4"
    >
      <p className="font-medium text-danger">{sentence}</p>
      <p>{messages.conflict.notSaved}</p>
      <dl className="flex flex-col gap-3">
        {fields.map(({ label, theirs, mine }) => (
          <div key={label} className="grid gap-x-6 gap-y-1 border-l-2 border-danger/40 pl-3 sm:grid-cols-2">
            <dt className="font-medium sm:col-span-2">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
              <span className="block text-sm text-muted">{adminFrameSentences.theirs}</span>
              {theirs}
            </dd>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
              <span className="block text-sm text-muted">{adminFrameSentences.yours}</span>
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('secondary')} onClick={onTakeTheirs}>
          {adminWords.takeTheirs}
        </button>
        <button type="button" className={buttonStyle('secondary')} onClick={onSaveMine}>
          {adminFrameSentences.saveMineAnyway}
        </button>
      </div>
    </div>
  );
}

/** The most letters that are shown of a text. */
const LONGEST_SHOWN = 200;

/** A field's value for use in a sentence. */
export function shownValue(value: unknown): string {
  if (typeof value === 'boolean') {
    return value ? adminFrameSentences.on : adminFrameSentences.off;
  }
  if (typeof value === 'string' && value.trim() !== '') {
    return value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
  }
  return adminWords.nothing;
}

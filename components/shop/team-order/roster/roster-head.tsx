import { quietButtonStyle } from '@/components/shop/team-order/answer-field';
import { FilePicker } from '@/components/shop/team-order/file-picker';
import { SheetIcon, TrashIcon } from '@/components/ui/icons';
import { onlyHeard, Sentence } from '@/components/ui/sentence';
import { rowsText } from '@/lib/messages/en/counts';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import { ROSTER_TYPES } from '@/lib/uploads/upload-rules';

type RosterHeadProps = {
  name: string;
  /** Null if not counted. */
  rows: number | null;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/** The roster's file, and the buttons to replace or remove it. */
export function RosterHead({ name, rows, onFile, onRemove }: RosterHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4 py-2">
      <span className="flex min-h-11 min-w-0 grow basis-52 items-center gap-3">
        <SheetIcon className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 truncate font-medium" title={name}>
          {name}
        </span>
        {rows !== null && <span className="shrink-0 text-sm text-muted">{rowsText(rows)}</span>}
      </span>
      <span className="flex items-center gap-x-4">
        <FilePicker accept={ROSTER_TYPES} variant="link" onFile={onFile}>
          <Sentence parts={rosterFieldSentences.replace(onlyHeard)} />
        </FilePicker>
        <button type="button" onClick={onRemove} className={quietButtonStyle}>
          <TrashIcon className="size-4" />
          <Sentence parts={rosterFieldSentences.remove(onlyHeard)} />
        </button>
      </span>
    </div>
  );
}

import { useId, useState } from 'react';
import { DisclosureMark } from '@/components/admin/disclosure-mark';
import { buttonStyle } from '@/components/ui/button-styles';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
import { PlusIcon } from '@/components/ui/icons';
import { adminRosterSettingsSentences } from '@/lib/messages/en/admin/products/roster-settings';
import { COLUMN_KIND_NAMES } from '@/lib/messages/en/rosters/column-names';
import { unitList } from '@/lib/messages/list-text';
import { type DraftProblems, draftOf, type RosterDraft } from '@/lib/rosters/roster-draft';
import {
  addColumn,
  changeColumn,
  kindsToAdd,
  moveColumn,
  removeColumn,
} from '@/lib/rosters/roster-draft-edits';
import { type ColumnKind, DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { MOST_SETTINGS_COLUMNS } from '@/lib/rosters/settings/roster-settings-limits';
import { RosterColumnCard } from './roster-column-card';

type RosterSettingsFieldsProps = {
  draft: RosterDraft;
  problems: DraftProblems;
  onChange: (draft: RosterDraft) => void;
};

/** The roster columns of this product. Collapsed, because the defaults are right for most products. */
export function RosterSettingsFields({ draft, problems, onChange }: RosterSettingsFieldsProps) {
  const errorId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hasProblems = Object.keys(problems).length > 0;

  return (
    <details
      // Open if there are errors, so that the marked field is visible and can be focused.
      open={isOpen || hasProblems}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="mt-2 -ml-8 rounded-card border border-line sm:ml-0"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-3">
        <span className="flex items-center gap-2 font-medium">
          <DisclosureMark />
          {adminRosterSettingsSentences.columns}
        </span>
        <span className="min-w-0 text-sm text-muted">{columnNames(draft)}</span>
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <p className="text-sm text-muted">{adminRosterSettingsSentences.columnsHint}</p>
        <ul className="flex flex-col gap-4 sm:gap-3">
          {draft.map((column, index) => (
            <RosterColumnCard
              key={column.id}
              column={column}
              problems={problems}
              isFirst={index === 0}
              isLast={index === draft.length - 1}
              onChange={(changes) => onChange(changeColumn(draft, column.id, changes))}
              onMove={(direction) => onChange(moveColumn(draft, column.id, direction))}
              onRemove={() => onChange(removeColumn(draft, column.id))}
            />
          ))}
        </ul>
        <div role="alert">{problems.columns && <FieldError id={errorId}>{problems.columns}</FieldError>}</div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {draft.length < MOST_SETTINGS_COLUMNS && (
            <AddColumn kinds={kindsToAdd(draft)} onAdd={(kind) => onChange(addColumn(draft, kind))} />
          )}
          <button
            type="button"
            className={buttonStyle('quiet')}
            onClick={() => onChange(draftOf(DEFAULT_ROSTER_SETTINGS))}
          >
            {adminRosterSettingsSentences.useStandardColumns}
          </button>
        </div>
      </div>
    </details>
  );
}

const columnNames = (draft: RosterDraft) =>
  unitList(
    draft.map(({ label, isRequired }) =>
      isRequired ? label : adminRosterSettingsSentences.optionalColumn(label),
    ),
  );

function AddColumn({ kinds, onAdd }: { kinds: readonly ColumnKind[]; onAdd: (kind: ColumnKind) => void }) {
  const id = useId();
  const [chosen, setChosen] = useState<ColumnKind>('text');
  const kind = kinds.includes(chosen) ? chosen : 'text';
  return (
    <div className="flex grow flex-wrap items-center gap-2 sm:grow-0">
      <label htmlFor={id} className="sr-only">
        {adminRosterSettingsSentences.kindOfColumn}
      </label>
      <select
        id={id}
        value={kind}
        onChange={({ target }) => setChosen(kinds.find((name) => name === target.value) ?? 'text')}
        className={`${inputStyle} w-auto! grow border-line-strong`}
      >
        {kinds.map((name) => (
          <option key={name} value={name}>
            {COLUMN_KIND_NAMES[name]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={buttonStyle('secondary', 'grow px-4! whitespace-nowrap')}
        onClick={() => onAdd(kind)}
      >
        <PlusIcon className="size-5" />
        {adminRosterSettingsSentences.addColumn}
      </button>
    </div>
  );
}

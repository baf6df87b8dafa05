import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field } from '@/components/ui/forms/field';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons';
import { MoveButtons } from '@/components/ui/move-buttons';
import { adminRosterSettingsSentences } from '@/lib/messages/en/admin/products/roster-settings';
import { COLUMN_KIND_NAMES } from '@/lib/messages/en/rosters/column-names';
import type { ColumnDraft, DraftProblems } from '@/lib/rosters/roster-draft';
import { SizeList } from './size-list';

type RosterColumnCardProps = {
  column: ColumnDraft;
  problems: DraftProblems;
  isFirst: boolean;
  isLast: boolean;
  onChange: (changes: Partial<ColumnDraft>) => void;
  onMove: (direction: 'up' | 'down') => void;
  onRemove: () => void;
};

/** One column: its label, whether it is required, and the rules of its kind. */
export function RosterColumnCard({
  column,
  problems,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: RosterColumnCardProps) {
  const { id, kind, label } = column;
  const spoken = label.trim() || COLUMN_KIND_NAMES[kind];
  return (
    <li className="border-t border-line pt-4 first:border-t-0 first:pt-0 sm:rounded-control sm:border! sm:p-4!">
      <div className="flex flex-wrap items-start gap-x-2 sm:flex-nowrap">
        <Field
          className="min-w-0 grow basis-full sm:basis-auto"
          name={`roster-${id}-label`}
          label={
            kind === 'text'
              ? adminRosterSettingsSentences.nameOfOwnColumn
              : adminRosterSettingsSentences.columnIsCalled(COLUMN_KIND_NAMES[kind])
          }
          value={label}
          error={problems[`${id}.label`]}
          autoComplete="off"
          onChange={({ target }) => onChange({ label: target.value })}
        />
        <span className="-ml-3 flex sm:mt-7 sm:-mr-2 sm:ml-0">
          <MoveButtons name={spoken} isFirst={isFirst} isLast={isLast} onMove={onMove} />
          <IconButton label={adminRosterSettingsSentences.removeColumn(spoken)} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </span>
      </div>
      <CheckboxField
        name={`roster-${id}-required`}
        label={adminRosterSettingsSentences.required}
        checked={column.isRequired}
        onChange={({ target }) => onChange({ isRequired: target.checked })}
      />
      <KindFields column={column} problems={problems} onChange={onChange} />
    </li>
  );
}

function KindFields({
  column,
  problems,
  onChange,
}: Pick<RosterColumnCardProps, 'column' | 'problems' | 'onChange'>) {
  const { id, kind } = column;
  switch (kind) {
    case 'number':
      return (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Field
              name={`roster-${id}-lowest`}
              label={adminRosterSettingsSentences.lowest}
              inputMode="numeric"
              value={column.lowest}
              onChange={({ target }) => onChange({ lowest: target.value })}
            />
            <Field
              name={`roster-${id}-highest`}
              label={adminRosterSettingsSentences.highest}
              inputMode="numeric"
              value={column.highest}
              error={problems[`${id}.highest`]}
              onChange={({ target }) => onChange({ highest: target.value })}
            />
          </div>
          <CheckboxField
            name={`roster-${id}-unique`}
            label={adminRosterSettingsSentences.unique}
            checked={column.isUnique}
            onChange={({ target }) => onChange({ isUnique: target.checked })}
          />
        </>
      );
    case 'size':
      return (
        <SizeList
          columnId={id}
          sizes={column.sizes}
          problems={problems}
          onChange={(sizes) => onChange({ sizes })}
        />
      );
    case 'quantity':
      return <p className="text-sm text-muted">{adminRosterSettingsSentences.quantityHint}</p>;
    default:
      return (
        <Field
          name={`roster-${id}-longest`}
          label={adminRosterSettingsSentences.longest}
          isOptional
          inputMode="numeric"
          hint={adminRosterSettingsSentences.longestHint}
          value={column.longest}
          error={problems[`${id}.longest`]}
          onChange={({ target }) => onChange({ longest: target.value })}
        />
      );
  }
}

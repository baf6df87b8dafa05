import { useId } from 'react';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field, FieldError, inputStyle } from '@/components/ui/forms/field';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons';
import {
  changePieces,
  removeValue,
  renameOption,
  renameValue,
  sharesPieces,
} from '@/lib/catalog/transfer/options/draft-edits';
import type { DraftOption, DraftOptions } from '@/lib/catalog/transfer/options/draft-options';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { DraftVariants } from './draft-variants';

type Edit = (draft: DraftOptions) => DraftOptions;

type OptionsEditorProps = {
  rowId: string;
  draft: DraftOptions;
  /** The product's, for combinations without their own. */
  values: { price: string; sku: string };
  problems: Record<string, string>;
  change: (edit: Edit) => void;
};

/** The options of a product of a file, to be repaired: names, values, combinations, and whether its pieces count. */
export function OptionsEditor({ rowId, draft, values, problems, change }: OptionsEditorProps) {
  const { options, variants, stockKind } = draft;
  const hasPieces = variants.some(({ pieces }) => pieces !== '') || stockKind === 'counted';
  const isCounted = stockKind !== null && stockKind !== 'uncounted';
  const isShared = sharesPieces(draft);
  return (
    <>
      {options.map((option, place) => (
        <OptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place alone while its name is typed.
          key={place}
          {...{ rowId, option, place, problems, change }}
        />
      ))}
      {hasPieces && (
        <CheckboxField
          name={`counts-${rowId}`}
          label={sentences.countsPieces}
          checked={isCounted}
          onChange={({ target }) =>
            change((now) => ({ ...now, stockKind: target.checked ? 'counted' : null }))
          }
        />
      )}
      {isCounted && isShared && (
        <Field
          name={`pieces-${rowId}`}
          className="sm:max-w-40"
          label={options.length === 0 ? sentences.piecesOnHand : sentences.piecesOfAll}
          inputMode="numeric"
          autoComplete="off"
          value={variants[0]?.pieces ?? ''}
          error={problems['variant.0.pieces']}
          onChange={({ target }) => change((now) => changePieces(now, target.value))}
        />
      )}
      {options.length > 0 && variants.length > 0 && (
        <DraftVariants {...{ draft, values, problems, change }} hasPieces={isCounted && !isShared} />
      )}
    </>
  );
}

type OptionFieldsProps = Pick<OptionsEditorProps, 'rowId' | 'problems' | 'change'> & {
  option: DraftOption;
  place: number;
};

function OptionFields({ rowId, option, place, problems, change }: OptionFieldsProps) {
  const name = option.name.trim() || sentences.optionName(place + 1);
  return (
    <div className="flex flex-col gap-2">
      <Field
        name={`option-${place}-${rowId}`}
        className="sm:max-w-80"
        label={sentences.optionName(place + 1)}
        autoComplete="off"
        value={option.name}
        error={problems[`option.${place}.name`]}
        onChange={({ target }) => change((draft) => renameOption(draft, place, target.value))}
      />
      <ul aria-label={sentences.valueOf(name)} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {option.values.map((value, index) => (
          <ValueField
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place alone while it is typed.
            key={index}
            label={sentences.valueAt(name, index + 1)}
            value={value}
            problem={problems[`option.${place}.value.${index}`]}
            onChange={(text) => change((draft) => renameValue(draft, place, index, text))}
            onRemove={() => change((draft) => removeValue(draft, place, index))}
          />
        ))}
      </ul>
    </div>
  );
}

type ValueFieldProps = {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onRemove: () => void;
};

function ValueField({ label, value, problem, onChange, onRemove }: ValueFieldProps) {
  const errorId = useId();
  return (
    <li>
      <div className="flex items-center gap-1">
        <input
          type="text"
          aria-label={label}
          autoComplete="off"
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          className={`${inputStyle} min-w-0 px-3! ${problem ? 'border-danger' : 'border-line-strong'}`}
          onChange={({ target }) => onChange(target.value)}
        />
        <IconButton label={sentences.leaveOut(value.trim() || label)} className="shrink-0" onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </li>
  );
}

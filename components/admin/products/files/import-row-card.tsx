'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field, SelectField, TextAreaField } from '@/components/ui/forms/field';
import type { DraftNote, DraftValues } from '@/lib/catalog/transfer/draft';
import {
  type ImportRow,
  mayUpdate,
  type RowProblems,
  type TakenSku,
} from '@/lib/catalog/transfer/import-rows';
import type { DraftOptions, ExistingProduct } from '@/lib/catalog/transfer/options/draft-options';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { transferSentences as sentences, transferColumns } from '@/lib/messages/en/admin/products/transfer';
import { ImportOptions } from './import-options';

const { notes: noteSentences } = sentences;

function noteText(note: DraftNote): string {
  switch (note.kind) {
    case 'pictures':
      return noteSentences.pictures(note.addresses.length);
    case 'repeated':
      return noteSentences.repeated(note.count);
    case 'weights':
      return noteSentences.weights(note.heaviest);
    case 'skus':
      return noteSentences.skus(note.skus);
    case 'currency':
      return noteSentences.currency(note.currency);
    case 'compare_at':
      return noteSentences.compareAt(note.price);
    case 'sku_made':
      return noteSentences.skuMade;
  }
}

const ACTIONS = ['create', 'update', 'skip'] as const;

type ImportRowCardProps = {
  row: ImportRow;
  /** Who has its SKU in the shop. */
  owner: TakenSku | null;
  /** The product that it updates, and its options as they meet that one's. */
  target: ExistingProduct | null;
  compared: DraftOptions;
  /** Whether the pieces of a product that is counted already are set too. */
  setsPieces: boolean;
  problems: RowProblems;
  onChange: (
    change: Partial<Pick<ImportRow, 'action' | 'options' | 'takesOptions'>>,
    values?: Partial<DraftValues>,
  ) => void;
  onRenew: () => void;
};

/** One product of the file, with fields to repair what is wrong. */
export function ImportRowCard({ row, owner, problems, onChange, onRenew, ...options }: ImportRowCardProps) {
  const { values, action, notes, line } = row;
  const isSkipped = action === 'skip';
  const text = (field: 'name' | 'sku' | 'price' | 'category' | 'description' | 'weight') => ({
    name: field,
    id: `${field}-${row.id}`,
    value: values[field],
    error: isSkipped ? undefined : problems[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({}, { [field]: target.value }),
  });
  const name = sentences.product(values.name, line);
  const isHiddenWrong = !isSkipped && (problems.description !== undefined || problems.weight !== undefined);
  return (
    <li
      aria-label={name}
      className={`flex flex-col gap-3 rounded-card border bg-surface p-4 ${Object.keys(problems).length > 0 ? 'border-warning' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{sentences.line(line)}</p>
        <SelectField
          name="action"
          id={`action-${row.id}`}
          label={sentences.what}
          value={action}
          className="flex items-center gap-3 [&_label]:mb-0 [&_label]:whitespace-nowrap"
          options={ACTIONS.filter((value) => value !== 'update' || mayUpdate(row, owner)).map((value) => ({
            value,
            label: sentences.actions[value],
          }))}
          onChange={({ target }) =>
            onChange({ action: ACTIONS.find((value) => value === target.value) ?? 'create' })
          }
        />
      </div>
      {problems.row && (
        <p role="alert" className="text-danger">
          {problems.row}
        </p>
      )}
      {isSkipped ? (
        <p className="font-medium text-muted line-through">{name}</p>
      ) : (
        <>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <Field {...text('name')} label={transferColumns.name} />
            <Field {...text('price')} label={transferColumns.price} inputMode="decimal" />
            <div>
              <Field {...text('sku')} label={transferColumns.sku} />
              {problems.sku && (
                <button
                  type="button"
                  aria-label={sentences.newSkuFor(name)}
                  className={buttonStyle('quiet', 'py-2!')}
                  onClick={onRenew}
                >
                  {sentences.newSku}
                </button>
              )}
            </div>
            <Field {...text('category')} label={adminCategoriesSentences.category} isOptional />
          </div>
          <ImportOptions
            row={row}
            {...options}
            problems={problems.options ?? {}}
            onChange={(change) => onChange(change)}
          />
          <details open={isHiddenWrong || undefined}>
            <summary className="min-h-11 cursor-pointer py-2 font-medium">{sentences.more}</summary>
            <div className="flex flex-col gap-3 pt-1">
              <TextAreaField
                {...text('description')}
                label={transferColumns.description}
                isOptional
                rows={5}
              />
              <Field {...text('weight')} label={adminProductsSentences.weight} isOptional />
              <CheckboxField
                name="isActive"
                label={adminProductsSentences.active}
                checked={values.isActive}
                onChange={({ target }) => onChange({}, { isActive: target.checked })}
              />
            </div>
          </details>
        </>
      )}
      {notes.length > 0 && !isSkipped && (
        <ul className="text-sm text-muted">
          {notes.map((note) => (
            <li key={note.kind}>{noteText(note)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

import { useState } from 'react';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import type { ImportRow } from '@/lib/catalog/transfer/import-rows';
import { changeOf, summaryOf } from '@/lib/catalog/transfer/options/compare-options';
import type { DraftOptions, ExistingProduct } from '@/lib/catalog/transfer/options/draft-options';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { cents, formatCents } from '@/lib/money/cents';
import { OptionsEditor } from './options-editor';

const { changes } = sentences;

/** 'Size: S, L · 4 combinations · $10–$14 · 12 pieces'; empty for a product that has none of it. */
function inShort(draft: DraftOptions, price: string): string {
  const { lowest, highest, ...summary } = summaryOf(draft, price);
  const prices =
    lowest === null || highest === null || summary.options.length === 0
      ? null
      : sentences.priceSpan(formatCents(cents(lowest)), formatCents(cents(highest)));
  return sentences.optionsInShort({ ...summary, prices });
}

/** What an update changes of the options and pieces of a product; nothing if it has none and gets none. */
function changeTexts(
  compared: DraftOptions,
  target: ExistingProduct,
  { price, setsPieces }: { price: string; setsPieces: boolean },
): string[] {
  const change = changeOf(compared, target, price);
  if (change === null) {
    return [];
  }
  const { options, added, kept, prices, pieces, newPieces, turnsOn, regroups } = change;
  const isCounted = !turnsOn && target.stockKind !== 'uncounted';
  const isNew = target.options.length === 0;
  const isSame = added === 0 && prices === 0;
  const isTaken = options === 'taken';
  return [
    ...(options === 'roster' ? [changes.roster] : []),
    ...(options === 'kept' ? [changes.noOptions] : []),
    ...(isTaken && isNew ? [changes.newOptions] : []),
    ...(isTaken && !isNew && added > 0 ? [changes.added(added)] : []),
    ...(isTaken && !isNew && prices > 0 ? [changes.prices(prices)] : []),
    ...(isTaken && !isNew && isSame ? [changes.same] : []),
    ...(isTaken && !isNew && kept > 0 ? [changes.kept(kept)] : []),
    ...(turnsOn ? [changes.turnsOn] : []),
    ...(turnsOn && isTaken && kept > 0 ? [changes.turnsOnOthers] : []),
    ...(isCounted && newPieces > 0 ? [changes.newPieces(newPieces)] : []),
    ...(isCounted && pieces > 0 ? [setsPieces ? changes.piecesSet(pieces) : changes.piecesStay(pieces)] : []),
    ...(isCounted && setsPieces && regroups && kept > 0 ? [changes.regroups] : []),
  ];
}

type ImportOptionsProps = {
  row: ImportRow;
  /** The product that the row updates; null for a new one. */
  target: ExistingProduct | null;
  /** Its options as they meet those of `target`. */
  compared: DraftOptions;
  setsPieces: boolean;
  /** By place. */
  problems: Record<string, string>;
  onChange: (change: Partial<Pick<ImportRow, 'options' | 'takesOptions'>>) => void;
};

/** The options and pieces of a product of the file: in short, what they change, and every part to repair. */
export function ImportOptions(props: ImportOptionsProps) {
  const { row, target, compared, setsPieces, problems, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { options, takesOptions, values } = row;
  const isAny = options.options.length > 0 || options.variants.length > 0;
  const isWrong = Object.keys(problems).length > 0;
  const isShown = isOpen || isWrong;
  const texts = target === null ? [] : changeTexts(compared, target, { price: values.price, setsPieces });
  if (!isAny && texts.length === 0) {
    return null;
  }
  return (
    <div className="flex flex-col gap-1">
      {isAny && takesOptions && <p className="break-words">{inShort(compared, values.price)}</p>}
      {texts.length > 0 && (
        <ul className="text-sm text-muted">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {problems.options && (
        <p role="alert" className="text-danger">
          {problems.options}
        </p>
      )}
      {isAny && (
        <details
          open={isShown || undefined}
          onToggle={({ currentTarget }) => {
            // What is wrong stays in sight.
            if (!isWrong) {
              setIsOpen(currentTarget.open);
            }
          }}
        >
          <summary className="min-h-11 cursor-pointer py-2 font-medium">{sentences.optionsTitle}</summary>
          {isShown && (
            <div className="flex flex-col gap-4 pt-1">
              <CheckboxField
                name={`options-${row.id}`}
                label={sentences.takesOptions}
                checked={takesOptions}
                onChange={({ target: { checked } }) => onChange({ takesOptions: checked })}
              />
              {takesOptions && (
                <OptionsEditor
                  rowId={row.id}
                  draft={options}
                  values={values}
                  problems={problems}
                  change={(edit) => onChange({ options: edit(options) })}
                />
              )}
            </div>
          )}
        </details>
      )}
    </div>
  );
}

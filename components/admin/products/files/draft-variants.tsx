import { useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
import { changeVariant } from '@/lib/catalog/transfer/options/draft-edits';
import type { DraftOptions, DraftVariant } from '@/lib/catalog/transfer/options/draft-options';
import { optionsSentences } from '@/lib/messages/en/admin/products/options';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';

type DraftVariantsProps = {
  draft: DraftOptions;
  values: { price: string; sku: string };
  problems: Record<string, string>;
  hasPieces: boolean;
  change: (edit: (draft: DraftOptions) => DraftOptions) => void;
};

type Cell = 'price' | 'sku' | 'pieces';

const head = 'px-2 pb-2 text-left text-sm font-medium text-muted';
const cellStyle = 'sm:table-cell sm:border-t sm:border-line sm:px-2 sm:py-2 sm:align-top';

/** Combinations that are drawn at first; each has three fields. */
const SHOWN = 24;

/** The combinations of a file's product with price, SKU and pieces. Cards on a phone. */
export function DraftVariants({ draft, values, problems, hasPieces, change }: DraftVariantsProps) {
  const [isAll, setIsAll] = useState(false);
  const { variants } = draft;
  const cells: readonly Cell[] = hasPieces ? ['price', 'pieces', 'sku'] : ['price', 'sku'];
  const isWrong = (index: number) => cells.some((cell) => problems[`variant.${index}.${cell}`] !== undefined);
  const rows = variants
    .map((variant, index) => ({ variant, index }))
    .filter(({ index }) => isAll || index < SHOWN || isWrong(index));
  const labels = { price: optionsSentences.price, sku: optionsSentences.sku, pieces: sentences.pieces };
  return (
    <section aria-label={sentences.combinations} className="flex flex-col gap-3">
      <p className="text-sm text-muted">{sentences.emptyHint}</p>
      <table className="block w-full sm:table">
        <thead className="hidden sm:table-header-group">
          <tr>
            <th scope="col" className={`${head} w-2/5`}>
              {optionsSentences.combination}
            </th>
            {cells.map((cell) => (
              <th key={cell} scope="col" className={head}>
                {labels[cell]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 sm:table-row-group">
          {rows.map(({ variant, index }) => (
            <tr
              key={index}
              className="grid grid-cols-2 gap-2 rounded-control border border-line p-3 sm:table-row sm:border-0 sm:p-0"
            >
              <th scope="row" className={`col-span-2 text-left font-medium ${cellStyle} sm:pt-5`}>
                {sentences.combination(variant.values)}
              </th>
              {cells.map((cell) => (
                <td key={cell} className={`${cellStyle} ${cell === 'sku' ? 'col-span-2' : ''}`}>
                  <CellInput
                    cell={cell}
                    variant={variant}
                    shortLabel={labels[cell]}
                    placeholder={cell === 'pieces' ? '' : values[cell]}
                    problem={problems[`variant.${index}.${cell}`]}
                    onChange={(text) => change((now) => changeVariant(now, index, { [cell]: text }))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < variants.length && (
        <button type="button" className={buttonStyle('quiet', 'self-start')} onClick={() => setIsAll(true)}>
          {sentences.showAll(variants.length)}
        </button>
      )}
    </section>
  );
}

type CellInputProps = {
  cell: Cell;
  variant: DraftVariant;
  /** Above it on a phone, where the table has no head. */
  shortLabel: string;
  placeholder: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};

function CellInput({ cell, variant, shortLabel, placeholder, problem, onChange }: CellInputProps) {
  const errorId = useId();
  const name = sentences.combination(variant.values);
  const label = {
    price: optionsSentences.priceOf(name),
    sku: optionsSentences.skuOf(name),
    pieces: sentences.piecesOf(name),
  };
  const mode = { price: 'decimal', sku: undefined, pieces: 'numeric' } as const;
  return (
    <>
      <span aria-hidden className="text-sm text-muted sm:hidden">
        {shortLabel}
      </span>
      <input
        type="text"
        aria-label={label[cell]}
        inputMode={mode[cell]}
        autoComplete="off"
        spellCheck={false}
        value={variant[cell]}
        placeholder={placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        className={`${inputStyle} px-3! ${problem ? 'border-danger' : 'border-line-strong'} ${cell === 'sku' ? '' : 'sm:max-w-32'}`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </>
  );
}

import { useId } from 'react';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
import { type CellDraft, keysOf, rowKey, rowsOf, shownCell } from '@/lib/catalog/options/options-draft';
import { changeCell } from '@/lib/catalog/options/options-draft-edits';
import { optionsSentences as sentences } from '@/lib/messages/en/admin/products/options';
import { FillMany } from './fill-many';
import type { OptionsEditing } from './options-editing';

type VariantTableProps = OptionsEditing & { productPrice: string; productSku: string };

const head = 'px-2 pb-2 text-left text-sm font-medium text-muted';
const cell = 'sm:table-cell sm:border-t sm:border-line sm:px-2 sm:py-2 sm:align-middle';

/** Every combination at one glance: for sale or not, price and SKU where an option changes them. Cards on a phone. */
export function VariantTable({ productPrice, productSku, ...editing }: VariantTableProps) {
  const { draft, shown, problems, change } = editing;
  const rows = rowsOf(shown);
  const hasPrice = shown.some(({ changesPrice }) => changesPrice);
  const hasSku = shown.some(({ changesSku }) => changesSku);
  return (
    <section aria-label={sentences.combinations(rows.length)} className="flex flex-col gap-3">
      <h3 className="font-medium">{sentences.combinations(rows.length)}</h3>
      <p className="text-sm text-muted">{sentences.tableHint}</p>
      {rows.length > 1 && <FillMany {...editing} />}
      <table className="block w-full sm:table">
        <thead className="hidden sm:table-header-group">
          <tr>
            <th scope="col" className={`${head} w-2/5`}>
              {sentences.combination}
            </th>
            {hasPrice && (
              <th scope="col" className={head}>
                {sentences.price}
              </th>
            )}
            {hasSku && (
              <th scope="col" className={head}>
                {sentences.sku}
              </th>
            )}
            <th scope="col" className={head}>
              {sentences.offered}
            </th>
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 sm:table-row-group">
          {rows.map((row, index) => {
            const keys = keysOf(row);
            const name = sentences.combined(row.map(({ text }) => text.trim() || sentences.newValue));
            return (
              <VariantRow
                key={rowKey(keys)}
                name={name}
                cell={shownCell(draft, shown, keys)}
                hasPrice={hasPrice}
                hasSku={hasSku}
                productPrice={productPrice}
                productSku={productSku}
                priceProblem={problems[`variant.${index}.price`]}
                skuProblem={problems[`variant.${index}.sku`]}
                onChange={(changes) => change((current) => changeCell(current, shown, keys, changes))}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type VariantRowProps = {
  name: string;
  cell: CellDraft;
  hasPrice: boolean;
  hasSku: boolean;
  productPrice: string;
  productSku: string;
  priceProblem: string | undefined;
  skuProblem: string | undefined;
  onChange: (changes: Partial<Omit<CellDraft, 'id'>>) => void;
};

function VariantRow(props: VariantRowProps) {
  const { name, cell: values, hasPrice, hasSku, productPrice, productSku, onChange } = props;
  return (
    <tr className="grid grid-cols-2 gap-2 rounded-control border border-line p-3 sm:table-row sm:border-0 sm:p-0">
      <th scope="row" className={`col-span-2 text-left font-medium ${cell}`}>
        {name}
      </th>
      {hasPrice && (
        <td className={cell}>
          <VariantInput
            label={sentences.priceOf(name)}
            shortLabel={sentences.price}
            value={values.price}
            placeholder={productPrice}
            problem={props.priceProblem}
            isAmount
            onChange={(price) => onChange({ price })}
          />
        </td>
      )}
      {hasSku && (
        <td className={cell}>
          <VariantInput
            label={sentences.skuOf(name)}
            shortLabel={sentences.sku}
            value={values.sku}
            placeholder={productSku}
            problem={props.skuProblem}
            onChange={(sku) => onChange({ sku })}
          />
        </td>
      )}
      <td className={`col-span-2 ${cell}`}>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={values.isOffered}
            aria-label={sentences.offeredOf(name)}
            className="size-5 accent-ink"
            onChange={({ target }) => onChange({ isOffered: target.checked })}
          />
          <span className="sm:hidden">{sentences.offered}</span>
        </label>
      </td>
    </tr>
  );
}

type VariantInputProps = {
  label: string;
  /** Above it on a phone, where the table has no head. */
  shortLabel: string;
  value: string;
  placeholder: string;
  problem: string | undefined;
  isAmount?: boolean;
  onChange: (text: string) => void;
};

function VariantInput(props: VariantInputProps) {
  const { label, shortLabel, value, placeholder, problem, isAmount = false, onChange } = props;
  const errorId = useId();
  return (
    <>
      <span aria-hidden className="text-sm text-muted sm:hidden">
        {shortLabel}
      </span>
      <input
        type="text"
        aria-label={label}
        inputMode={isAmount ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        className={`${inputStyle} px-3! ${problem ? 'border-danger' : 'border-line-strong'} ${isAmount ? 'sm:max-w-32' : ''}`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </>
  );
}

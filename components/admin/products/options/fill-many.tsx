import { useState } from 'react';
import { DisclosureMark } from '@/components/admin/disclosure-mark';
import { buttonStyle } from '@/components/ui/button-styles';
import { Field, SelectField } from '@/components/ui/forms/field';
import { rowsOf } from '@/lib/catalog/options/options-draft';
import { changeCells } from '@/lib/catalog/options/options-draft-edits';
import { optionsSentences as sentences } from '@/lib/messages/en/admin/products/options';
import type { OptionsEditing } from './options-editing';

const ALL = '';

/** Fills in all combinations, or all with one value, at once. */
export function FillMany({ shown, change }: OptionsEditing) {
  const [which, setWhich] = useState(ALL);
  const [what, setWhat] = useState('tick');
  const [price, setPrice] = useState('');
  const [status, setStatus] = useState('');
  const hasPrice = shown.some(({ changesPrice }) => changesPrice);
  const choices = shown.flatMap(({ key, name, values }) =>
    values.map((value) => ({
      value: JSON.stringify([key, value.key]),
      label: sentences.allWith(name, value.text.trim() || sentences.newValue),
    })),
  );
  const rows = rowsOf(shown).filter(
    (row) =>
      which === ALL || row.some(({ key }, index) => JSON.stringify([shown[index]?.key, key]) === which),
  );
  const kinds = [
    ...(hasPrice ? [{ value: 'price', label: sentences.setPrice }] : []),
    { value: 'tick', label: sentences.tick },
    { value: 'untick', label: sentences.untick },
  ];
  const kind = kinds.some(({ value }) => value === what) ? what : 'tick';

  function fill() {
    const changes = kind === 'price' ? { price } : { isOffered: kind === 'tick' };
    change((draft) => changeCells(draft, shown, rows, changes));
    setStatus(sentences.filledIn(rows.length));
  }

  return (
    <details className="rounded-control bg-sunken px-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <DisclosureMark />
        {sentences.many}
      </summary>
      <div className="grid items-end gap-3 pb-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <SelectField
          name="many-which"
          label={sentences.which}
          options={[{ value: ALL, label: sentences.all }, ...choices]}
          value={which}
          onChange={({ target }) => setWhich(target.value)}
        />
        <SelectField
          name="many-what"
          label={sentences.what}
          options={kinds}
          value={kind}
          onChange={({ target }) => setWhat(target.value)}
        />
        {kind === 'price' && (
          <Field
            name="many-price"
            label={sentences.price}
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
        )}
        <button type="button" className={buttonStyle('secondary')} onClick={fill}>
          {sentences.fillIn}
        </button>
      </div>
      <p role="status" className="pb-3 text-sm text-muted empty:hidden">
        {status}
      </p>
    </details>
  );
}

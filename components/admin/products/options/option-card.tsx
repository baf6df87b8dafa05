import Link from 'next/link';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field } from '@/components/ui/forms/field';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons';
import { MoveButtons } from '@/components/ui/move-buttons';
import { Sentence } from '@/components/ui/sentence';
import type { OptionDraft } from '@/lib/catalog/options/options-draft';
import { moveOption, nameOption, removeOption, setEffect } from '@/lib/catalog/options/options-draft-edits';
import { OPTION_EFFECTS } from '@/lib/catalog/options/product-option';
import { optionsSentences as sentences } from '@/lib/messages/en/admin/products/options';
import type { OptionsEditing } from './options-editing';
import { ValueList } from './value-list';

type OptionCardProps = OptionsEditing & {
  option: OptionDraft;
  /** Among those that are shown; -1 for sizes of a roster that has none. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
};

/** One option: its name, its values, and what it changes. */
export function OptionCard({ option, place, isFirst, isLast, ...editing }: OptionCardProps) {
  const { productId, shown, roster, problems, change } = editing;
  const { key, isRosterSize } = option;
  const name = (isRosterSize ? shown[place]?.name : option.name.trim()) || sentences.newOption;
  // A roster says itself what its sizes cost, and all of them look alike.
  const effects = OPTION_EFFECTS.filter(
    (effect) => !isRosterSize || effect === 'changesStock' || effect === 'changesSku',
  );
  return (
    <li className="border-t border-line pt-4 first:border-t-0 first:pt-0 sm:rounded-control sm:border! sm:p-4!">
      <div className="flex flex-wrap items-start gap-x-2 sm:flex-nowrap">
        {isRosterSize ? (
          <p className="min-w-0 grow py-2 font-medium">{name}</p>
        ) : (
          <Field
            className="min-w-0 grow basis-full sm:basis-auto"
            name={`${key}-name`}
            label={sentences.option}
            placeholder={sentences.optionHint}
            value={option.name}
            error={problems[`option.${place}.name`]}
            autoComplete="off"
            onChange={({ target }) => change((draft) => nameOption(draft, key, target.value))}
          />
        )}
        <span className={`-ml-3 flex sm:-mr-2 sm:ml-0 ${isRosterSize ? '' : 'sm:mt-7'}`}>
          <MoveButtons
            name={name}
            isFirst={isFirst}
            isLast={isLast}
            onMove={(direction) => change((draft) => moveOption(draft, roster, key, direction))}
          />
          <IconButton
            label={sentences.removeOption(name)}
            onClick={() => change((draft) => removeOption(draft, roster, key))}
          >
            <TrashIcon />
          </IconButton>
        </span>
      </div>
      {isRosterSize ? (
        <p className="text-sm text-muted">
          {sentences.rosterSizes((shown[place]?.values ?? []).map(({ text }) => text))}
        </p>
      ) : (
        <ValueList {...editing} option={option} name={name} place={place} />
      )}
      <fieldset className="mt-3">
        <legend className="font-medium">{sentences.effects(name)}</legend>
        <div className="flex flex-wrap gap-x-6">
          {effects.map((effect) => (
            <CheckboxField
              key={effect}
              name={`${key}-${effect}`}
              label={sentences.effect[effect]}
              checked={option[effect]}
              onChange={({ target }) =>
                change((draft) => setEffect(draft, roster, key, { [effect]: target.checked }))
              }
            />
          ))}
        </div>
        {option.changesStock && (
          <p className="text-sm text-muted">
            <StockHint productId={productId} />
          </p>
        )}
      </fieldset>
    </li>
  );
}

/** Where the pieces are entered: a product has its page of the stock once it is saved. */
const StockHint = ({ productId }: { productId: string | null }) =>
  productId === null ? (
    sentences.stockAfterSaving
  ) : (
    <Sentence
      parts={sentences.stockWhere((words) => (
        <Link
          href={`/admin/products/${productId}/stock`}
          target="_blank"
          className="font-medium text-ink underline underline-offset-4"
        >
          {words}
        </Link>
      ))}
    />
  );

'use client';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/forms/field-parts';
import type { ShownOption } from '@/lib/catalog/options/shown-options';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { optionSentences } from '@/lib/messages/en/shop/product/options';
import { formatCents } from '@/lib/money/cents';
import { pictureSources } from '@/lib/uploads/picture';
import {
  type ChosenValues,
  chosenState,
  isAskedHere,
  leftOfChosen,
  missingOptions,
  type ValueState,
  valueState,
} from './chosen-options';
import type { Options } from './use-options';

type OptionFieldsProps = { product: ProductView; options: Options };

/** A group of radio buttons for each option, and what the choice costs or that it is sold out. */
export function OptionFields({ product, options }: OptionFieldsProps) {
  const { values, hasRoster, fields, chosen } = options;
  const isComplete = missingOptions(product, values, hasRoster).length === 0;
  const words = optionSentences.together(values.filter((value) => value !== null));
  const state = chosenState(product, values);
  return (
    <div ref={fields} className="flex flex-col gap-5">
      {product.options.map((option, index) =>
        isAskedHere(option, hasRoster) ? (
          <OptionField key={option.kind} product={product} option={option} index={index} options={options} />
        ) : (
          <p key={option.kind} className="text-muted">
            {optionSentences.onRoster(option.name)}
          </p>
        ),
      )}
      <p role="status" className="min-h-6 text-sm">
        {isComplete && words !== '' && (
          <span className={state === 'available' ? 'text-muted' : 'font-medium text-danger'}>
            {state === 'available'
              ? `${optionSentences.price(words, formatCents(chosen.priceCents))}${leftText(product, values)}`
              : state === 'sold_out'
                ? optionSentences.soldOutNow(words)
                : optionSentences.notSold(words)}
          </span>
        )}
      </p>
    </div>
  );
}

/** Of a variant of which few are left. */
function leftText(product: ProductView, values: ChosenValues): string {
  const left = leftOfChosen(product, values);
  return left === null ? '' : optionSentences.fewLeft(left);
}

type OptionFieldProps = OptionFieldsProps & { option: ShownOption; index: number };

function OptionField({ product, option, index, options }: OptionFieldProps) {
  const id = useId();
  const { values, problems, choose } = options;
  const problem = problems.get(index);
  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="mb-2">
        <span className="font-medium">{option.name}</span>
        {values[index] && <span className="text-muted"> {optionSentences.chosen(values[index])}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {option.values.map(({ text, imageUrl }) => (
          <OptionValue
            key={text}
            name={`${id}-${option.parameter}`}
            index={index}
            text={text}
            imageUrl={imageUrl}
            state={valueState(product, values, index, text)}
            isChosen={values[index] === text}
            isInvalid={problem !== undefined}
            onChoose={() => choose(index, text)}
          />
        ))}
      </div>
      <div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
    </fieldset>
  );
}

type OptionValueProps = {
  name: string;
  index: number;
  text: string;
  /** A swatch: the value's picture. */
  imageUrl: string | null;
  state: ValueState;
  isChosen: boolean;
  isInvalid: boolean;
  onChoose: () => void;
};

/** One value. One that is sold out can still be looked at; the words beside it say so. */
function OptionValue({
  name,
  index,
  text,
  imageUrl,
  state,
  isChosen,
  isInvalid,
  onChoose,
}: OptionValueProps) {
  return (
    <label
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border bg-surface px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isChosen ? 'border-ink ring-1 ring-ink' : isInvalid ? 'border-danger' : 'border-line-strong',
        imageUrl !== null && 'pl-2',
      )}
    >
      <input
        type="radio"
        name={name}
        value={text}
        data-option={index}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {imageUrl !== null && (
        // biome-ignore lint/performance/noImgElement: a picture that was resized on upload.
        <img
          src={pictureSources(imageUrl).src}
          alt=""
          loading="lazy"
          className="size-10 shrink-0 rounded-control object-cover"
        />
      )}
      <span>
        {text}
        {state !== 'available' && (
          <span className="block text-sm text-muted">
            {state === 'sold_out' ? optionSentences.soldOut : optionSentences.notTogether}
          </span>
        )}
      </span>
    </label>
  );
}

'use client';
import { useId, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { controlProps, FieldError } from '@/components/ui/forms/field';
import { PlusIcon } from '@/components/ui/icons';
import { MOST_BREAKS } from '@/lib/catalog/terms/product-terms';
import type { BreakDraft, TermsProblems } from '@/lib/catalog/terms/terms-draft';
import { termsSentences as say } from '@/lib/messages/en/admin/products/terms';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';

type BreakFieldsProps = {
  breaks: readonly BreakDraft[];
  problems: TermsProblems;
  onChange: (breaks: BreakDraft[]) => void;
};

/** Prices by quantity, a line for each step. */
export function BreakFields({ breaks, problems, onChange }: BreakFieldsProps) {
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const change = (key: string, part: Partial<BreakDraft>) =>
    onChange(breaks.map((step) => (step.key === key ? { ...step, ...part } : step)));
  const focus = (selector: string) =>
    // After the line has appeared or gone.
    setTimeout(() => fields.current?.querySelector<HTMLElement>(selector)?.focus());

  function add() {
    const key = String(Math.max(-1, ...breaks.map((step) => Number(step.key))) + 1);
    onChange([...breaks, { key, from: '', price: '' }]);
    focus(`[data-step="${key}"]`);
  }

  function remove(key: string) {
    onChange(breaks.filter((step) => step.key !== key));
    focus('[data-add]');
  }

  return (
    <fieldset ref={fields} className="flex flex-col gap-3" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-medium">{say.breaksTitle}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {say.breaksHint}
      </p>
      {breaks.map(({ key, from, price: typed }, index) => {
        const [fromError, priceError] = [problems[`from:${key}`], problems[`price:${key}`]];
        return (
          <div key={key} className="flex flex-col gap-1">
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-3">
              <input
                {...controlProps({
                  id: `${id}-from-${key}`,
                  name: 'from',
                  error: fromError,
                  isOptional: true,
                })}
                data-step={key}
                aria-label={say.breakFrom(index + 1)}
                inputMode="numeric"
                autoComplete="off"
                placeholder={say.fromColumn}
                value={from}
                onChange={({ target }) => change(key, { from: target.value })}
              />
              <input
                {...controlProps({
                  ...{ id: `${id}-price-${key}`, name: 'price', error: priceError, isOptional: true },
                })}
                aria-label={say.breakPrice(index + 1)}
                autoComplete="off"
                placeholder={say.priceColumn}
                value={typed}
                onChange={({ target }) => change(key, { price: target.value })}
              />
              <button
                type="button"
                className={buttonStyle('quiet', 'px-3!')}
                aria-label={say.removeBreak(index + 1)}
                onClick={() => remove(key)}
              >
                {buttonSentences.remove}
              </button>
            </div>
            {fromError && <FieldError id={`${id}-from-${key}-error`}>{fromError}</FieldError>}
            {priceError && <FieldError id={`${id}-price-${key}-error`}>{priceError}</FieldError>}
          </div>
        );
      })}
      {breaks.length < MOST_BREAKS && (
        <button type="button" data-add className={buttonStyle('secondary', 'self-start px-4!')} onClick={add}>
          <PlusIcon className="size-5" />
          {say.addBreak}
        </button>
      )}
    </fieldset>
  );
}

'use client';
import { useState } from 'react';
import { DisclosureMark } from '@/components/admin/disclosure-mark';
import { clockLink } from '@/components/admin/settings/clock-link';
import { Field, FieldError, SelectField } from '@/components/ui/forms/field';
import { Sentence } from '@/components/ui/sentence';
import { LETTER_STYLES } from '@/lib/catalog/terms/product-terms';
import type { TermsDraft, TermsProblems } from '@/lib/catalog/terms/terms-draft';
import { termsInShort } from '@/lib/catalog/terms/terms-in-short';
import { termsSentences as say, termsProblems } from '@/lib/messages/en/admin/products/terms';
import { BreakFields } from './break-fields';

type TermsFieldsProps = {
  draft: TermsDraft;
  hasSeveralPrices: boolean;
  problems: TermsProblems;
  /** A sentence from the server. */
  error: string | undefined;
  onChange: (draft: TermsDraft) => void;
};

type TextField = Exclude<keyof TermsDraft, 'breaks' | 'letterStyle'>;

const STYLES = [
  { value: '', label: say.noPreview },
  ...LETTER_STYLES.map((value) => ({ value, label: say.letterStyles[value] })),
];

/** Sale, prices by quantity, least quantity, time to make, and letters. Collapsed, because most products have none. */
export function TermsFields({ draft, hasSeveralPrices, problems, error, onChange }: TermsFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ofServer = error === termsProblems.invalid ? undefined : error;
  const hasProblems = Object.keys(problems).length > 0 || ofServer !== undefined;
  const text = (name: TextField) => ({
    name,
    id: `product-terms-${name}`,
    value: draft[name],
    error: problems[name],
    isOptional: true,
    autoComplete: 'off',
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ ...draft, [name]: target.value }),
  });
  const pair = 'grid items-start gap-5 sm:grid-cols-2';
  return (
    <details
      open={isOpen || hasProblems}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-card border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-3">
        <span className="flex items-center gap-2 font-medium">
          <DisclosureMark />
          {say.title}
        </span>
        <span className="min-w-0 text-sm text-muted">{termsInShort(draft)}</span>
      </summary>
      <div className="flex flex-col gap-6 border-t border-line p-4">
        <fieldset className="flex flex-col gap-4">
          <legend className="sr-only">{say.saleTitle}</legend>
          <Field
            {...text('sale')}
            label={say.salePrice}
            hint={hasSeveralPrices ? `${say.salePriceHint} ${say.severalPrices}` : say.salePriceHint}
          />
          <div className={pair}>
            <Field {...text('saleFrom')} type="date" label={say.saleFrom} hint={say.saleFromHint} />
            <Field {...text('saleUntil')} type="date" label={say.saleUntil} hint={say.saleUntilHint} />
          </div>
        </fieldset>
        <BreakFields
          breaks={draft.breaks}
          problems={problems}
          onChange={(breaks) => onChange({ ...draft, breaks })}
        />
        <div className={pair}>
          <Field {...text('minimum')} label={say.minimum} hint={say.minimumHint} inputMode="numeric" />
          <Field {...text('readyDays')} label={say.readyDays} hint={say.readyDaysHint} inputMode="numeric" />
        </div>
        <SelectField
          name="letterStyle"
          id="product-terms-letterStyle"
          label={say.letterStyle}
          hint={say.letterStyleHint}
          options={STYLES}
          value={draft.letterStyle}
          onChange={({ target }) => onChange({ ...draft, letterStyle: target.value })}
        />
        <p className="text-sm text-muted">
          <Sentence parts={say.workingDays(clockLink)} />
        </p>
        <div role="alert">{ofServer && <FieldError id="product-terms-error">{ofServer}</FieldError>}</div>
      </div>
    </details>
  );
}

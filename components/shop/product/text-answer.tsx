'use client';
import dynamic from 'next/dynamic';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError, inputStyle } from '@/components/ui/forms/field-parts';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { LONGEST_ANSWER } from '@/lib/choices/line-choice';
import { addToCartSentences } from '@/lib/messages/en/shop/add-to-cart';
import { cleanLines } from '@/lib/text/clean-text';
import { LetterCounter } from './letter-counter';

// Most products show no letters, and load nothing for them.
const LetterPreview = dynamic(() => import('./letter-preview').then((module) => module.LetterPreview));

type TextAnswerProps = {
  ref: React.Ref<HTMLTextAreaElement>;
  product: ProductView;
  label: string;
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
};

/** What is put on the product: the text, its letters counted and shown. */
export function TextAnswer({ ref, product, label, value, error, onChange }: TextAnswerProps) {
  // Pages stay in the document after navigation, and so do their fields: a fixed id would exist twice.
  const id = useId();
  const limit = product.customizationLimit;
  const { letterStyle } = product.terms;
  const text = cleanLines(value);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        name="customization"
        rows={3}
        maxLength={LONGEST_ANSWER}
        placeholder={product.customizationPlaceholder || addToCartSentences.defaultPlaceholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(error && `${id}-error`, limit !== null && `${id}-count`) || undefined}
        className={classNames(inputStyle, error ? 'border-danger' : 'border-line-strong')}
      />
      {limit !== null && <LetterCounter id={`${id}-count`} text={text} limit={limit} />}
      {letterStyle !== null && <LetterPreview text={text} letterStyle={letterStyle} limit={limit} />}
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}

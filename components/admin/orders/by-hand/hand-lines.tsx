'use client';
import { SelectField, TextAreaField } from '@/components/ui/forms/field';
import { QuantityStepper } from '@/components/ui/forms/quantity-stepper';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons';
import { LONGEST_ANSWER } from '@/lib/choices/line-choice';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { formatCents } from '@/lib/money/cents';
import type { HandQuote } from '@/lib/orders/by-hand/quote-hand-order';
import type { ProductQuestion } from '@/lib/orders/choices/product-questions';
import type { DraftLine } from './hand-draft';

type HandLinesProps = {
  lines: readonly DraftLine[];
  /** What the server says of each line; null while that is of other lines. */
  quoted: HandQuote['lines'] | null;
  onChange: (line: DraftLine) => void;
  onRemove: (line: DraftLine) => void;
};

/** The products of the order, each with its options, text and quantity. */
export function HandLines({ lines, quoted, onChange, onRemove }: HandLinesProps) {
  if (lines.length === 0) {
    return <p className="text-muted">{say.noneChosen}</p>;
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map((line, index) => (
        <HandLine
          key={line.key}
          line={line}
          quoted={quoted?.[index]}
          onChange={onChange}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  );
}

type HandLineProps = {
  line: DraftLine;
  quoted: HandQuote['lines'][number] | undefined;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
};

function HandLine({ line, quoted, onChange, onRemove }: HandLineProps) {
  const { goods, quantity, answers } = line;
  // Before anything is chosen, the empty field says enough.
  const isAnswered = goods.questions.every(({ kind, isRequired }) => !isRequired || answers[kind]);
  const price = quoted?.priceCents ?? goods.priceCents;
  return (
    <li className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-semibold">{goods.name}</h3>
          <p className="text-sm text-muted">{say.each(formatCents(price))}</p>
        </div>
        <span className="-mr-3 -mt-2 shrink-0">
          <IconButton label={say.remove(goods.name)} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </span>
      </div>
      {goods.questions.length > 0 && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {goods.questions.map((question) => (
            <Answer
              key={question.kind}
              question={question}
              value={answers[question.kind] ?? ''}
              onChange={(value) => onChange({ ...line, answers: { ...answers, [question.kind]: value } })}
            />
          ))}
        </div>
      )}
      <div>
        <QuantityStepper
          label={say.quantityOf(goods.name)}
          value={quantity}
          onChange={(pieces) => onChange({ ...line, quantity: pieces })}
        />
      </div>
      {quoted?.notes.map((note) => (
        <p key={note} className="text-sm text-muted">
          {note}
        </p>
      ))}
      <p role="status" className="text-sm text-danger empty:hidden">
        {isAnswered && quoted?.problem}
      </p>
    </li>
  );
}

type AnswerProps = { question: ProductQuestion; value: string; onChange: (value: string) => void };

function Answer({ question: { kind, label, values, isRequired }, value, onChange }: AnswerProps) {
  const name = label === '' ? say.text : label;
  return values === undefined ? (
    <TextAreaField
      name={kind}
      label={name}
      rows={2}
      isOptional={!isRequired}
      maxLength={LONGEST_ANSWER}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <SelectField
      name={kind}
      label={name}
      value={value}
      options={[
        { value: '', label: say.choose },
        ...values.map((option) => ({ value: option, label: option })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

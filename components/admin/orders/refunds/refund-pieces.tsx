import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field, FieldError } from '@/components/ui/forms/field';
import { adminRefundsSentences as say } from '@/lib/messages/en/admin/refunds';
import { cents, formatCents } from '@/lib/money/cents';
import { partOf } from '@/lib/orders/refunds/by-item/refundable-order';
import type { RefundDraft } from './refund-draft';
import type { RefundableGoods } from './refundable-goods';

type RefundPiecesProps = {
  goods: RefundableGoods;
  draft: RefundDraft;
  error: string | undefined;
  errorId: string;
  onChange: (draft: RefundDraft) => void;
};

/** Which pieces go back, each with what was paid for it, and whether the postage does. */
export function RefundPieces({ goods, draft, error, errorId, onChange }: RefundPiecesProps) {
  const { postage, isPostageBack } = goods;
  return (
    <div className="flex flex-col gap-3" aria-describedby={error === undefined ? undefined : errorId}>
      {goods.lines
        .filter(({ quantity, piecesBack }) => piecesBack < quantity)
        .map(({ id, name, quantity, piecesBack, paidCents }) => (
          <Field
            key={id}
            name={`pieces-${id}`}
            label={name}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity - piecesBack}
            isOptional
            className="wrap-anywhere"
            hint={say.piecesHint(
              quantity - piecesBack,
              formatCents(partOf(paidCents, quantity, piecesBack, 1)),
            )}
            value={draft.pieces[id] ?? ''}
            onChange={({ target }) => onChange({ ...draft, pieces: { ...draft.pieces, [id]: target.value } })}
          />
        ))}
      {postage.paidCents > cents(0) && !isPostageBack && (
        <CheckboxField
          name="with-postage"
          label={say.postageToo(formatCents(postage.paidCents))}
          checked={draft.withPostage}
          onChange={({ target }) => onChange({ ...draft, withPostage: target.checked })}
        />
      )}
      <p className="text-sm text-muted">{say.piecesShare}</p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

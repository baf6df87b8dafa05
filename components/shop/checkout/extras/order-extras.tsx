'use client';
import type { ReactNode } from 'react';
import type { QuotedDelivery } from '@/components/shop/shop-api';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { checkoutExtrasSentences as say } from '@/lib/messages/en/orders/checkout-extras';
import { extrasProblems } from '@/lib/messages/en/orders/extras-problems';
import {
  dayAfter,
  deliveryStep,
  earliestArrival,
  FURTHEST_NEED,
  makingStep,
  needByStanding,
} from '@/lib/orders/extras/arrival';
import { LONGEST_GIFT_MESSAGE, LONGEST_ORDER_NOTE } from '@/lib/orders/extras/order-extras';
import type { ExtrasDraft } from './use-order-extras';

type OrderExtrasProps = {
  draft: ExtrasDraft;
  onChange: (change: Partial<ExtrasDraft>) => void;
  /** The chosen way, if it is known. */
  method: QuotedDelivery['methods'][number] | undefined;
  /** When all is ready to ship, like '2026-12-04'; null if all is at hand. */
  readyBy: string | null;
};

/** Today, where the shopper is. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** A note, a gift and a date, each folded until it is asked for. */
export default function OrderExtras({ draft, onChange, method, readyBy }: OrderExtrasProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="heading-2 mb-2">{say.title}</legend>
      <Folded
        {...{ name: 'has-note', label: say.addNote, isOpen: draft.hasNote }}
        onOpen={(hasNote) => onChange({ hasNote })}
      >
        <TextAreaField
          name="order-note"
          label={say.note}
          rows={3}
          maxLength={LONGEST_ORDER_NOTE}
          isOptional
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Folded>
      <Folded
        {...{ name: 'is-gift', label: say.isGift, description: say.giftHint, isOpen: draft.isGift }}
        onOpen={(isGift) => onChange({ isGift })}
      >
        <TextAreaField
          name="gift-message"
          label={say.giftMessage}
          hint={say.giftMessageHint}
          rows={3}
          maxLength={LONGEST_GIFT_MESSAGE}
          isOptional
          value={draft.giftMessage}
          onChange={(event) => onChange({ giftMessage: event.target.value })}
        />
      </Folded>
      <Folded
        {...{ name: 'has-need-by', label: say.needsByDay, isOpen: draft.hasNeedBy }}
        onOpen={(hasNeedBy) => onChange({ hasNeedBy })}
      >
        <NeedBy
          needBy={draft.needBy}
          onChange={(needBy) => onChange({ needBy })}
          times={{ method, readyBy }}
        />
      </Folded>
    </fieldset>
  );
}

type FoldedProps = {
  name: string;
  label: string;
  description?: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
};

const Folded = ({ isOpen, onOpen, children, ...field }: FoldedProps) => (
  <div>
    <CheckboxField
      {...field}
      checked={isOpen}
      aria-expanded={isOpen}
      onChange={(event) => onOpen(event.target.checked)}
    />
    {isOpen && <div className="pb-3 sm:pl-8">{children}</div>}
  </div>
);

type Times = Pick<OrderExtrasProps, 'method' | 'readyBy'>;
type NeedByProps = { times: Times; needBy: string; onChange: (day: string) => void };

function NeedBy({ needBy, onChange, times }: NeedByProps) {
  const [first, last] = [dayAfter(today(), 1), dayAfter(today(), FURTHEST_NEED - 1)];
  const isWrong = needBy !== '' && (needBy < first || needBy > last);
  return (
    <>
      <Field
        id="need-by"
        name="need-by"
        label={say.needBy}
        type="date"
        min={first}
        max={last}
        isOptional
        value={needBy}
        error={isWrong ? extrasProblems.needBy : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="max-w-64"
      />
      <p role="status" className="mt-2 empty:hidden">
        {needBy !== '' && !isWrong && warningOf(needBy, times)}
      </p>
    </>
  );
}

function warningOf(needBy: string, { method, readyBy }: Times): string | null {
  const days = method === undefined ? null : { minDays: method.min_days, maxDays: method.max_days };
  const arrival = earliestArrival(today(), [makingStep(today(), readyBy), deliveryStep(days)]);
  const standing = needByStanding(needBy, arrival);
  return arrival === null || standing === 'fine'
    ? null
    : standing === 'late'
      ? say.late(arrival.from)
      : say.tight(arrival.from, arrival.by);
}

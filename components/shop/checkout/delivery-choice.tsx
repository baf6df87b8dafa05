'use client';
import { ContactLink } from '@/components/shop/frame/contact-link';
import type { QuotedDelivery } from '@/components/shop/shop-api';
import { Notice } from '@/components/ui/notice';
import { deliverySentences as say } from '@/lib/messages/en/orders/delivery';
import { formatCents } from '@/lib/money/cents';

type DeliveryChoiceProps = {
  delivery: QuotedDelivery;
  chosenId: string | null;
  onChoose: (methodId: string) => void;
};

/** The ways of delivery for the address, each with its price and time. */
export function DeliveryChoice({ delivery, chosenId, onChoose }: DeliveryChoiceProps) {
  const { state, methods, is_only_pickup: isOnlyPickup } = delivery;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="heading-2 mb-4">{say.title}</legend>
      {state === 'address_needed' && <p className="text-muted">{say.addressNeeded}</p>}
      {state === 'refused' && (
        <Notice kind="error">
          <p>{say.refused}</p>
          <ContactLink sentence={say.refused} />
        </Notice>
      )}
      {isOnlyPickup && <Notice kind="info">{say.onlyPickup}</Notice>}
      {methods.map((method) => (
        <label
          key={method.id}
          className="flex cursor-pointer items-start gap-4 rounded-control border border-line-strong bg-surface px-4 py-3 has-checked:border-ink has-checked:outline has-checked:outline-1 has-checked:outline-ink"
        >
          <input
            type="radio"
            name="delivery"
            value={method.id}
            checked={method.id === chosenId}
            onChange={() => onChoose(method.id)}
            className="mt-0.5 size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block font-medium">{method.name}</span>
            {method.min_days !== null && method.max_days !== null && (
              <span className="block text-sm text-muted">{say.days(method.min_days, method.max_days)}</span>
            )}
            {method.is_pickup && (
              <span className="wrap-anywhere block whitespace-pre-line text-sm text-muted">
                {[method.pickup_address, method.pickup_times].filter(Boolean).join('\n')}
              </span>
            )}
          </span>
          <span className="whitespace-nowrap tabular-nums">
            {method.price_cents === 0 ? say.free : formatCents(method.price_cents)}
          </span>
        </label>
      ))}
      <p role="status" className="sr-only">
        {state === 'offered' && say.found(methods.length)}
      </p>
    </fieldset>
  );
}

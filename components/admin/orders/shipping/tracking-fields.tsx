import { Field, SelectField } from '@/components/ui/forms/field';
import { shippingSettings as say } from '@/lib/messages/en/admin/shipping';
import { shippingSentences } from '@/lib/messages/en/orders/shipping';
import { CARRIERS, type Carrier, carrierOf, plainNumber } from '@/lib/orders/tracking/carriers';

export type TypedTracking = { number: string; carrier: Carrier | null };

type TrackingFieldsProps = {
  typed: TypedTracking;
  error: string | undefined;
  onChange: (typed: TypedTracking) => void;
};

const BY_NUMBER = '';
const OPTIONS = [
  { value: BY_NUMBER, label: say.carrierByNumber },
  ...CARRIERS.map((carrier) => ({ value: carrier, label: shippingSentences.carriers[carrier] })),
];

/** The number on a label, and the carrier, which the number usually says. */
export function TrackingFields({ typed, error, onChange }: TrackingFieldsProps) {
  const plain = plainNumber(typed.number);
  const recognised = carrierOf(plain);
  const says =
    plain === '' || typed.carrier !== null
      ? ''
      : recognised === null
        ? say.notRecognised
        : say.recognised(shippingSentences.carriers[recognised]);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <Field
        name="tracking-number"
        label={say.trackingNumber}
        hint={say.trackingHint}
        isOptional
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed.number}
        error={error}
        onChange={({ target }) => onChange({ ...typed, number: target.value })}
      />
      <SelectField
        name="carrier"
        label={say.carrier}
        options={OPTIONS}
        value={typed.carrier ?? BY_NUMBER}
        onChange={({ target }) =>
          onChange({ ...typed, carrier: CARRIERS.find((carrier) => carrier === target.value) ?? null })
        }
      />
      <p role="status" className="text-sm text-muted sm:col-span-2 empty:hidden">
        {says}
      </p>
    </div>
  );
}

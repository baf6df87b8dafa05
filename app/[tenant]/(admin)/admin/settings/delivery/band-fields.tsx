'use client';
import { useId } from 'react';
import { controlProps, FieldError } from '@/components/ui/forms/field';
import { PressButton } from '@/components/ui/forms/press-button';
import { MOST_BANDS } from '@/lib/delivery/delivery-limits';
import type { TypedDelivery } from '@/lib/delivery/read-delivery';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { withBand } from './delivery-form-values';

type Bands = TypedDelivery['bands'];
type BandFieldsProps = { bands: Bands; error: string | undefined; onChange: (bands: Bands) => void };

/** Prices by weight, a line for each. An empty line counts as none. */
export function BandFields({ bands, error, onChange }: BandFieldsProps) {
  const id = useId();
  const change = (index: number, part: Partial<Bands[number]>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...part } : band)));
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-medium">{say.bands}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {say.bandsHint}
      </p>
      {bands.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
        <div key={index} className="grid grid-cols-2 gap-3">
          <input
            {...controlProps({ id: `${id}-weight-${index}`, name: 'upTo', error })}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-label={say.bandUpTo(index + 1)}
            placeholder={say.upTo}
            value={band.upTo}
            onChange={({ target }) => change(index, { upTo: target.value })}
          />
          <input
            {...controlProps({ id: `${id}-price-${index}`, name: 'price', error })}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-label={say.bandPrice(index + 1)}
            inputMode="decimal"
            placeholder="$"
            value={band.price}
            onChange={({ target }) => change(index, { price: target.value })}
          />
        </div>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {bands.length < MOST_BANDS && (
        <PressButton
          label={say.addBand}
          variant="quiet"
          className="self-start"
          onPress={() => onChange(withBand(bands))}
        />
      )}
    </fieldset>
  );
}

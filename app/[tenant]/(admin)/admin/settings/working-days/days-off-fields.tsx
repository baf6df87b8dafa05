'use client';
import { useId } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { controlProps, FieldError } from '@/components/ui/forms/field';
import { PressButton } from '@/components/ui/forms/press-button';
import { MOST_DAYS_OFF } from '@/lib/catalog/calendar/work-calendar';
import { workingDaysSettings as say } from '@/lib/messages/en/admin/store/working-days';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';

export type TypedDaysOff = { key: number; from: string; until: string };

type DaysOffFieldsProps = {
  daysOff: readonly TypedDaysOff[];
  problemOf: (days: TypedDaysOff) => string | undefined;
  onChange: (daysOff: TypedDaysOff[]) => void;
};

/** Days off, a line for each time. */
export function DaysOffFields({ daysOff, problemOf, onChange }: DaysOffFieldsProps) {
  const id = useId();
  const change = (key: number, part: Partial<TypedDaysOff>) =>
    onChange(daysOff.map((days) => (days.key === key ? { ...days, ...part } : days)));
  const nextKey = Math.max(-1, ...daysOff.map(({ key }) => key)) + 1;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{say.offTitle}</legend>
      <p className="text-sm text-muted">{say.offHint}</p>
      {daysOff.map((days, index) => {
        const error = problemOf(days);
        const errorId = `${id}-${days.key}-error`;
        const parts = { error, isOptional: true };
        return (
          <div key={days.key} className="flex flex-col gap-1">
            <div className="grid items-center gap-3 sm:grid-cols-[1fr_1fr_auto]">
              <input
                {...controlProps({ ...parts, id: `${id}-${days.key}-from`, name: 'from' })}
                aria-describedby={error && errorId}
                type="date"
                aria-label={say.offFrom(index + 1)}
                value={days.from}
                onChange={({ target }) => change(days.key, { from: target.value })}
              />
              <input
                {...controlProps({ ...parts, id: `${id}-${days.key}-until`, name: 'until' })}
                aria-describedby={error && errorId}
                type="date"
                aria-label={say.offUntil(index + 1)}
                value={days.until}
                onChange={({ target }) => change(days.key, { until: target.value })}
              />
              <button
                type="button"
                className={buttonStyle('quiet', 'justify-self-start')}
                aria-label={say.removeOff(index + 1)}
                onClick={() => onChange(daysOff.filter(({ key }) => key !== days.key))}
              >
                {buttonSentences.remove}
              </button>
            </div>
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        );
      })}
      {daysOff.length < MOST_DAYS_OFF && (
        <PressButton
          label={say.addOff}
          variant="quiet"
          className="self-start"
          onPress={() => onChange([...daysOff, { key: nextKey, from: '', until: '' }])}
        />
      )}
    </fieldset>
  );
}

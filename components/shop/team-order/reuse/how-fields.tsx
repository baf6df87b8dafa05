import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { teamReuseSentences as say } from '@/lib/messages/en/shop/team-reuse';
import type { HowToUse } from './apply-team';

type HowFieldsProps = {
  value: HowToUse;
  onChange: (how: HowToUse) => void;
  hasSizes: boolean;
  hasList: boolean;
};

/** The three ways to use a team again; an impossible one says why. */
export function HowFields({ value, onChange, hasSizes, hasList }: HowFieldsProps) {
  const id = useId();
  const ways = [
    { how: 'as_it_stands', label: say.asItStands, hint: say.asItStandsHint, isPossible: true },
    {
      how: 'sizes_up',
      label: say.sizesUp,
      hint: hasSizes ? say.sizesUpHint : say.noSizes,
      isPossible: hasSizes,
    },
    {
      how: 'only_new',
      label: say.onlyNew,
      hint: hasList ? say.onlyNewHint : say.onlyNewNeedsList,
      isPossible: hasList,
    },
  ] as const;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{say.how}</legend>
      {ways.map(({ how, label, hint, isPossible }) => (
        <label
          key={how}
          className={classNames(
            'flex min-h-11 items-start gap-3 py-2',
            isPossible ? 'cursor-pointer' : 'text-muted',
          )}
        >
          <input
            type="radio"
            name={`${id}-how`}
            value={how}
            checked={value === how}
            disabled={!isPossible}
            onChange={() => onChange(how)}
            aria-describedby={`${id}-${how}`}
            className="mt-0.5 size-5 shrink-0 accent-ink"
          />
          <span>
            <span className="font-medium">{label}</span>
            <span id={`${id}-${how}`} className="block text-sm text-muted">
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

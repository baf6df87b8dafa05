'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseQuantity } from '@/lib/cart/parse-quantity';
import { uiSentences } from '@/lib/messages/en/ui';

type QuantityStepperProps = {
  /** Label for screen readers, such as 'Quantity of Harvest Mug'. */
  label: string;
  value: number;
  onChange: (quantity: number) => void;
  /** The lowest value of the minus button; 0 allows removal. */
  lowest?: 0 | 1;
};

const stepStyle =
  'flex size-12 items-center justify-center text-xl leading-none hover:bg-sunken disabled:text-muted/60 disabled:hover:bg-transparent';

/** Minus, a number to type, plus. A typed number applies on blur or when the page is left; an invalid one becomes 1. */
export function QuantityStepper({ label, value, onChange, lowest = 1 }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Takes over a value that was typed or stepped before this script ran.
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.value ?? '';
    if (typed === null && early !== String(value)) {
      onChange(parseQuantity(early, lowest));
    }
  });
  // In a layout effect: a later render would overwrite the typed text.
  useLayoutEffect(() => takeEarly(), []);
  const commit = () => {
    if (typed !== null) {
      onChange(parseQuantity(typed, lowest));
      setTyped(null);
    }
  };
  // A page that is reloaded sends no blur. At once, for whoever stores the form at the same event.
  const commitAtOnce = useEffectEvent(() => flushSync(commit));
  useEffect(() => {
    const commitIfHidden = () => {
      if (document.hidden) {
        commitAtOnce();
      }
    };
    document.addEventListener('visibilitychange', commitIfHidden);
    return () => document.removeEventListener('visibilitychange', commitIfHidden);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put a second legend into every cart line.
    <div
      role="group"
      aria-label={label}
      className="inline-flex overflow-hidden rounded-control border border-line-strong bg-surface *:focus-visible:-outline-offset-4"
    >
      <button
        type="button"
        className={stepStyle}
        aria-label={uiSentences.oneLess}
        data-step={-1}
        disabled={value <= lowest}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        className="w-14 border-x border-line bg-surface text-center text-base"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
        }}
      />
      <button
        type="button"
        className={stepStyle}
        aria-label={uiSentences.oneMore}
        data-step={1}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}

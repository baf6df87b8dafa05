'use client';
import { type PointerEvent, useState } from 'react';

/** The text for one bar. */
export type Reading = { day: string; value: string };

type ChartReaderProps = { readings: Reading[]; label: string; children: React.ReactNode };

/**
 * Shows the value of the bar under the pointer, or of the one selected with the arrow keys: for keyboard and screen
 * readers the chart is one slider over its days.
 */
export function ChartReader({ readings, label, children }: ChartReaderProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = readings.length - 1;
  const index = chosen ?? last;
  const reading = readings[index];
  const slot = 100 / readings.length;

  function choosePointed(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const pointed = Math.floor(((event.clientX - left) / width) * readings.length);
    setChosen(Math.min(Math.max(pointed, 0), last));
  }

  return (
    <div
      className="relative h-52 touch-pan-y rounded-sm outline-offset-2 outline-ink has-[:focus-visible]:outline-3"
      onPointerDown={choosePointed}
      onPointerMove={choosePointed}
      onPointerCancel={() => setChosen(null)}
      onPointerLeave={(event) => {
        // A finger leaves when it is lifted, and only then the bar is visible, so keep the value.
        if (event.pointerType === 'mouse') {
          setChosen(null);
        }
      }}
    >
      {chosen !== null && (
        <div
          className="absolute inset-y-0 rounded-sm bg-sunken"
          style={{ left: `${index * slot}%`, width: `${slot}%` }}
        />
      )}
      <div className="absolute inset-0">{children}</div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${reading?.day}: ${reading?.value}`}
        min={0}
        max={last}
        value={index}
        onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
        onFocus={() => setChosen(index)}
        onBlur={() => setChosen(null)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setChosen(null);
          }
        }}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      {chosen !== null && reading && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute bottom-full mb-1.5 -translate-x-1/2 whitespace-nowrap rounded-control bg-ink px-3 py-1.5 text-white"
          style={{ left: `clamp(5.5rem, ${(index + 0.5) * slot}%, calc(100% - 5.5rem))` }}
        >
          {reading.day} <strong className="font-semibold">{reading.value}</strong>
        </p>
      )}
    </div>
  );
}

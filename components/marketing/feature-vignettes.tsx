// Small views of the product beside its features: decoration that the text next to it puts into words.
import { exampleSentences } from '@/lib/messages/en/marketing/examples';

const { shops, personalization, roster } = exampleSentences;

const sheet = 'w-full max-w-72 rounded-control border border-line bg-surface text-sm';

const ADDRESSES = [
  { host: shops.pottery.host, colors: ['#4d6650', '#c0906b'] },
  { host: shops.knitter.host, colors: ['#3a5568', '#b4553a'] },
  { host: shops.teamWear.host, colors: ['#1f5a4a', '#f1c65c'] },
] as const;

export function AddressVignette() {
  return (
    <div className="flex w-full max-w-72 flex-col gap-2 text-sm">
      {ADDRESSES.map(({ host, colors }) => (
        <p
          key={host}
          className="flex items-center justify-between gap-3 rounded-full border border-line bg-surface py-2 pl-4 pr-3"
        >
          {host}
          <span className="flex">
            {colors.map((color) => (
              <span
                key={color}
                className="-ml-1.5 size-5 rounded-full border-2 border-surface"
                style={{ backgroundColor: color }}
              />
            ))}
          </span>
        </p>
      ))}
    </div>
  );
}

export function PersonalizationVignette() {
  return (
    <div className={`${sheet} p-4`}>
      <p className="font-medium">{personalization.label}</p>
      <p className="mt-1.5 rounded-control border border-line-strong px-3 py-2">
        {personalization.text}
        <span className="ml-px inline-block h-4 w-px translate-y-0.5 bg-ink" />
      </p>
      <p className="pt-2 text-muted">{personalization.hint}</p>
    </div>
  );
}

export function TeamVignette() {
  return (
    <div className={`${sheet} overflow-hidden`}>
      <p className="flex items-center gap-2 border-b border-line px-4 py-2">
        <svg viewBox="0 0 16 18" className="h-4.5 shrink-0" aria-hidden="true" focusable="false">
          <path fill="#1f5a4a" d="M8 0l8 2.5v6q0 6-8 9.5-8-3.5-8-9.5v-6Z" />
          <path fill="#f1c65c" d="M8 4.5l1.4 2.9 3.1.4-2.2 2.2.5 3.1L8 11.6l-2.8 1.5.5-3.1L3.5 7.8l3.1-.4Z" />
        </svg>
        {roster.logo}
      </p>
      <div className="px-4 py-1.5 tabular-nums">
        {[roster.headings, ...roster.rows].map(([number, name, size], index) => (
          <p
            key={number}
            className={`grid grid-cols-[2.5rem_1fr_2rem] py-0.5 ${index === 0 ? 'text-muted' : 'border-t border-line'}`}
          >
            <span>{number}</span>
            <span>{name}</span>
            <span>{size}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

import { classNames } from './class-names';

export type Tone = 'green' | 'yellow' | 'blue' | 'grey' | 'red';

const tones: Record<Tone, string> = {
  green: 'bg-success-tint text-success',
  yellow: 'bg-warning-tint text-warning',
  blue: 'bg-info-tint text-info',
  grey: 'bg-sunken text-muted',
  red: 'bg-danger-tint text-danger',
};

/** A state as a word, with a colour in addition. */
export function StatusBadge({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 text-sm font-medium leading-tight',
        tones[tone],
      )}
    >
      <span className="size-1.5 rounded-full bg-current" aria-hidden="true" />
      {children}
    </span>
  );
}

import { classNames } from '@/components/ui/class-names';
import type { GuestStanding } from '@/lib/orders/guest/guest-standing';

const MARKS: Record<GuestStanding['kind'], { tone: string; path: string }> = {
  good: { tone: 'bg-success-tint text-success', path: 'm5 12.5 4.5 4.5L19 7.5' },
  waiting: {
    tone: 'bg-warning-tint text-warning',
    path: 'M12 6.5V12l3.5 2.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  },
  closed: { tone: 'bg-sunken text-muted', path: 'M12 7v6M12 16.5v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18' },
};

/** An icon for the result; the text is below it. */
export function SuccessMark({ kind }: { kind: GuestStanding['kind'] }) {
  const { tone, path } = MARKS[kind];
  return (
    <span
      className={classNames('flex size-16 items-center justify-center rounded-full', tone)}
      aria-hidden="true"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </span>
  );
}

'use client';
import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { ProductionPiece } from '@/lib/production/production-views';
import { formatDayTime } from '@/lib/time/format-date';

type PieceRowProps = {
  piece: ProductionPiece;
  /** The row's name if the roster has none. */
  fallback: string;
  isMade: boolean;
  madeBy: string | null;
  madeAt: string | null;
  /** Why its last tick was not saved. */
  problem: string | null;
  timeZone: string;
  onChange: (row: number, isMade: boolean) => void;
};

/**
 * A row to tick off; all of it is clickable. Its height never changes, and an error overlaps its edge, so that
 * nothing moves under the next tap.
 */
export const PieceRow = memo(function PieceRow({
  piece,
  fallback,
  isMade,
  madeBy,
  madeAt,
  problem,
  timeZone,
  onChange,
}: PieceRowProps) {
  const { row, name, number, size, pieces, note } = piece;
  return (
    <div className="relative">
      <label
        className={classNames(
          'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border px-3 py-1.5',
          problem !== null
            ? 'border-danger bg-surface'
            : isMade
              ? 'border-success/30 bg-success-tint'
              : 'border-line bg-surface hover:bg-paper',
        )}
      >
        <input
          type="checkbox"
          checked={isMade}
          onChange={(event) => onChange(row, event.target.checked)}
          className="size-6 shrink-0 accent-success"
        />
        {number !== '' && (
          <span className="min-w-8 shrink-0 text-right text-lg font-semibold leading-none tabular-nums">
            {number}
          </span>
        )}
        <span className="min-w-0 grow leading-snug wrap-anywhere">
          <span className="font-medium">{name || fallback}</span>
          {note !== '' && <span className="block text-sm text-muted">{note}</span>}
          <span className="block min-h-4 text-xs leading-4 text-success">
            {isMade && madeBy !== null && madeAt !== null && (
              <span className="line-clamp-1">
                {madeBy} · {formatDayTime(new Date(madeAt), timeZone)}
              </span>
            )}
          </span>
        </span>
        {pieces > 1 && name !== '' && <span className="shrink-0 tabular-nums">×{pieces}</span>}
        {size !== '' && (
          <span className="max-w-24 shrink-0 rounded-md border border-line-strong/60 px-2 py-0.5 text-center text-sm font-semibold leading-snug">
            {size}
          </span>
        )}
      </label>
      {problem !== null && <Problem>{problem}</Problem>}
    </div>
  );
});

/** Above its row, where a thumb does not hide it; lets clicks through. */
export const Problem = ({ children }: { children: string }) => (
  <span className="pointer-events-none absolute inset-x-1 bottom-full z-10 -mb-2 rounded-control bg-danger px-3 py-1.5 text-sm font-medium leading-snug text-white shadow-lg">
    {children}
  </span>
);

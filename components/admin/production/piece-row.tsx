'use client';
import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { ProductionPiece } from '@/lib/production/production-views';
import { formatDayTime } from '@/lib/time/format-date';

type PieceRowProps = {
  piece: ProductionPiece;
  /** What the row is called if the roster has no name for it. */
  fallback: string;
  isMade: boolean;
  madeBy: string | null;
  madeAt: string | null;
  timeZone: string;
  onChange: (row: number, isMade: boolean) => void;
};

/** A row to tick off; all of it can be pressed. */
export const PieceRow = memo(function PieceRow({
  piece,
  fallback,
  isMade,
  madeBy,
  madeAt,
  timeZone,
  onChange,
}: PieceRowProps) {
  const { row, name, number, size, pieces, note } = piece;
  return (
    <label
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-3 py-1.5',
        isMade ? 'border-success/30 bg-success-tint' : 'border-line bg-surface hover:bg-paper',
      )}
    >
      <input
        type="checkbox"
        checked={isMade}
        onChange={(event) => onChange(row, event.target.checked)}
        className="size-5 shrink-0 accent-success"
      />
      {number !== '' && (
        <span className="min-w-8 shrink-0 text-right text-lg font-semibold leading-none tabular-nums">
          {number}
        </span>
      )}
      <span className="min-w-0 grow leading-snug">
        <span className="font-medium">{name || fallback}</span>
        {note !== '' && <span className="block text-sm text-muted">{note}</span>}
        {isMade && madeBy !== null && madeAt !== null && (
          <span className="block text-xs leading-tight text-success">
            {madeBy} · {formatDayTime(new Date(madeAt), timeZone)}
          </span>
        )}
      </span>
      {pieces > 1 && name !== '' && <span className="shrink-0 tabular-nums">×{pieces}</span>}
      {size !== '' && (
        <span className="max-w-24 shrink-0 rounded-md border border-line-strong/60 px-2 py-0.5 text-center text-sm font-semibold leading-snug">
          {size}
        </span>
      )}
    </label>
  );
});

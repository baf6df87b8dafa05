'use client';
import { useCallback, useState } from 'react';
import { LogoPicture } from '@/components/admin/orders/logo-figure';
import { LinePicture } from '@/components/orders/line-picture';
import { SizeChips } from '@/components/orders/size-chips';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { ReadyFields } from '@/components/ui/ready-fields';
import { messages } from '@/lib/messages';
import { piecesText } from '@/lib/pieces-text';
import type { ProductionLine as Line, ProductionPiece, Tick } from '@/lib/production/production-views';
import { PieceRow } from './piece-row';

type ProductionLineProps = {
  line: Line;
  /** What is to be shown; the others are ticked off and were asked to be left out. */
  pieces: readonly ProductionPiece[];
  ticks: ReadonlyMap<number, Tick>;
  refusal: string | null;
  timeZone: string;
  tick: (itemId: string, rows: number[], isMade: boolean) => Promise<boolean>;
};

/** More rows than this scroll in a box of their own, so that the next order stays near. */
const MOST_OPEN_ROWS = 60;

/** One line of an order with all that there is to tick off of it. */
export function ProductionLine({ line, pieces, ticks, refusal, timeZone, tick }: ProductionLineProps) {
  // Rows that were ticked off all at once, to take exactly those back.
  const [lastTicked, setLastTicked] = useState<number[]>([]);
  const open = line.pieces.filter(({ row }) => !ticks.has(row)).map(({ row }) => row);
  const canUndo = open.length === 0 && lastTicked.length > 0;
  const wordsForAll = canUndo ? 'Undo' : open.length === line.pieces.length ? 'Tick all' : 'Tick the rest';
  const { id } = line;
  const change = useCallback(
    (row: number, isMade: boolean) => {
      setLastTicked([]);
      void tick(id, [row], isMade);
    },
    [tick, id],
  );

  async function changeAll() {
    const rows = canUndo ? lastTicked : open;
    setLastTicked(canUndo ? [] : open);
    if (!(await tick(id, rows, !canUndo))) {
      setLastTicked([]);
    }
  }

  return (
    <div className="flex flex-col gap-3 py-4">
      <div className="flex gap-4">
        <LinePicture imageUrl={line.imageUrl} size="size-14" />
        <div className="flex min-w-0 grow flex-col gap-1.5">
          <div>
            <h4 className="font-semibold leading-snug">{line.name}</h4>
            <p className="text-sm text-muted">
              {line.sku}
              {line.customization && (
                <>
                  {' · '}
                  {line.customization.label}:{' '}
                  <span className="whitespace-pre-line font-medium text-ink">{line.customization.text}</span>
                </>
              )}
            </p>
          </div>
          <SizeChips sizes={line.sizes} className="text-sm" />
          {line.unreadRoster && (
            <p className="text-sm">
              {messages.production.rosterUnread}{' '}
              <a
                href={line.unreadRoster.href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
              >
                {line.unreadRoster.name}
              </a>
            </p>
          )}
        </div>
        {line.logo?.previewHref && (
          <a
            href={line.logo.href}
            target="_blank"
            rel="noreferrer"
            title={line.logo.name}
            className="hidden shrink-0 sm:block"
          >
            <LogoPicture logo={line.logo} className="h-14 w-20" />
          </a>
        )}
      </div>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <ReadyFields>
        <div
          className={classNames(
            'grid content-start gap-2 sm:grid-cols-2 lg:grid-cols-3',
            pieces.length > MOST_OPEN_ROWS && '-m-1 max-h-[36rem] overflow-y-auto p-1',
          )}
        >
          {pieces.map((piece) => {
            const made = ticks.get(piece.row);
            return (
              <PieceRow
                key={piece.row}
                piece={piece}
                fallback={line.hasRoster ? `Row ${piece.row + 1}` : piecesText(piece.pieces)}
                isMade={made !== undefined}
                madeBy={made?.madeBy ?? null}
                madeAt={made?.madeAt ?? null}
                timeZone={timeZone}
                onChange={change}
              />
            );
          })}
        </div>
        {line.pieces.length > 1 && (open.length > 0 || canUndo) && (
          <button
            type="button"
            onClick={() => void changeAll()}
            aria-label={`${wordsForAll}: ${line.name}`}
            className={buttonStyle('quiet', 'min-h-11! self-start py-0! text-sm')}
          >
            <CheckIcon className="size-4" />
            {wordsForAll}
          </button>
        )}
      </ReadyFields>
    </div>
  );
}

'use client';
import { useCallback, useState } from 'react';
import { LogoPicture } from '@/components/admin/orders/logo-figure';
import { ChoiceList } from '@/components/orders/choice-list';
import { LinePicture } from '@/components/orders/line-picture';
import { SizeChips } from '@/components/orders/size-chips';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { CheckIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { adminWords } from '@/lib/messages/en/admin/words';
import { piecesText } from '@/lib/messages/en/orders/pieces';
import type { ProductionLine as Line, ProductionPiece, Tick } from '@/lib/production/production-views';
import { PieceRow, Problem } from './piece-row';
import type { TickRefusal } from './use-ticks';

type ProductionLineProps = {
  line: Line;
  /** The pieces to show; the others are ticked off and filtered out. */
  pieces: readonly ProductionPiece[];
  ticks: ReadonlyMap<number, Tick>;
  refusals: readonly TickRefusal[];
  timeZone: string;
  tick: (itemId: string, rows: number[], isMade: boolean) => Promise<boolean>;
};

/** One line of an order with everything to tick off in it. */
export function ProductionLine({ line, pieces, ticks, refusals, timeZone, tick }: ProductionLineProps) {
  // Rows that were ticked off all at once, to undo exactly those.
  const [lastTicked, setLastTicked] = useState<number[]>([]);
  const open = line.pieces.filter(({ row }) => !ticks.has(row)).map(({ row }) => row);
  const canUndo = open.length === 0 && lastTicked.length > 0;
  const wordsForAll = canUndo
    ? adminWords.undo
    : open.length === line.pieces.length
      ? adminProductionSentences.tickAll
      : adminProductionSentences.tickRest;
  const { id } = line;
  const problemOf = (row: number) =>
    refusals.findLast(({ rows }) => rows.length === 1 && rows[0] === row)?.message ?? null;
  const problemOfAll = refusals.findLast(({ rows }) => rows.length > 1)?.message ?? null;
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
            <h3 className="font-semibold leading-snug">{line.name}</h3>
            <div className="text-sm text-muted">
              {line.sku}
              {line.choices.length > 0 && ' · '}
              <ChoiceList choices={line.choices} answerStyle="font-medium text-ink" isInline />
            </div>
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
      <ReadyFields>
        <div className="grid content-start gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {pieces.map((piece) => {
            const made = ticks.get(piece.row);
            return (
              <PieceRow
                key={piece.row}
                piece={piece}
                fallback={line.hasRoster ? adminWords.rowNumbered(piece.row + 1) : piecesText(piece.pieces)}
                isMade={made !== undefined}
                madeBy={made?.madeBy ?? null}
                madeAt={made?.madeAt ?? null}
                problem={problemOf(piece.row)}
                timeZone={timeZone}
                onChange={change}
              />
            );
          })}
        </div>
        {line.pieces.length > 1 && (
          // Keeps its height while there is nothing to tick, so that nothing below moves.
          <div className="relative self-start">
            <button
              type="button"
              onClick={() => void changeAll()}
              aria-label={adminWords.actionOn(wordsForAll, line.name)}
              className={buttonStyle(
                'quiet',
                classNames('min-h-11! py-0! text-sm', open.length === 0 && !canUndo && 'invisible'),
              )}
            >
              <CheckIcon className="size-4" />
              {wordsForAll}
            </button>
            {problemOfAll !== null && <Problem>{problemOfAll}</Problem>}
          </div>
        )}
      </ReadyFields>
    </div>
  );
}

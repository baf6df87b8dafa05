'use client';
import Link from 'next/link';
import { useId } from 'react';
import { WishMarks } from '@/components/admin/orders/wish-marks';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { CheckIcon, ChevronIcon, PrinterIcon, UndoIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { adminWords } from '@/lib/messages/en/admin/words';
import { extrasSentences } from '@/lib/messages/en/orders/extras';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import { unitList } from '@/lib/messages/list-text';
import type {
  ProductionLine as Line,
  ProductionOrder as Order,
  Tick,
  Ticks,
} from '@/lib/production/production-views';
import { formatDate } from '@/lib/time/format-date';
import { DueWords } from './due-words';
import { ProductionLine } from './production-line';
import { Progress } from './progress';
import { type Completion, type CompletionAction, useCompletion } from './use-completion';
import type { TickRefusal } from './use-ticks';

type ProductionOrderProps = {
  order: Order;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether the order is selected for printing. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Whether all its lines are shown. */
  isWhole: boolean;
  /** Rows that were ticked off before the page was loaded, and are left out; null to show everything. */
  leftOut: Ticks | null;
  timeZone: string;
  /** By the shop's clock. */
  today: string;
  ticksOf: (itemId: string) => ReadonlyMap<number, Tick>;
  refusalsOf: (itemId: string) => readonly TickRefusal[];
  tick: (itemId: string, rows: number[], isMade: boolean) => Promise<boolean>;
  completeOrder: CompletionAction;
  undoOrder: CompletionAction;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const piecesOf = ({ pieces }: Line) => sum(pieces.map((piece) => piece.pieces));

/** An order to make: customer and progress in two lines, and the details when opened. */
export function ProductionOrder({
  order,
  isOpen,
  onOpen,
  isChosen,
  onChoose,
  isWhole,
  leftOut,
  timeZone,
  today,
  ticksOf,
  refusalsOf,
  tick,
  ...actions
}: ProductionOrderProps) {
  const contentId = useId();
  const completion = useCompletion(order.id, actions);
  const pieces = sum(order.lines.map(piecesOf));
  const made = sum(
    order.lines.flatMap((line) => {
      const ticks = ticksOf(line.id);
      return line.pieces.filter(({ row }) => ticks.has(row)).map((piece) => piece.pieces);
    }),
  );
  const isMade = pieces > 0 && made === pieces;
  const shownOf = (line: Line) => {
    const gone = new Set(leftOut?.[line.id]?.map(({ row }) => row));
    return line.pieces.filter(({ row }) => !gone.has(row));
  };
  const hasFooter = isWhole && (isOpen || isMade || completion.state !== 'open');
  return (
    <article
      aria-label={adminWords.orderNumbered(order.orderNumber)}
      className="rounded-card border border-line bg-surface px-4 sm:px-6"
    >
      <div className="flex items-start gap-3">
        <label className="-ml-2 flex size-11 shrink-0 cursor-pointer items-center justify-center self-start">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
            aria-label={adminProductionSentences.chooseOrder(order.orderNumber)}
            className="size-5 accent-ink"
          />
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => onOpen(!isOpen)}
          className="-ml-2 grid min-h-16 min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5 text-left sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:gap-x-6"
        >
          <span className="min-w-0">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-lg font-semibold">#{order.orderNumber}</span>
              <span className="min-w-0 font-medium wrap-anywhere">{order.customerName}</span>
            </span>
            <span className="line-clamp-2 text-sm text-muted">
              <DueWords readyBy={order.readyBy} today={today} />
              {adminProductionSentences.paid(formatDate(order.paidAt, timeZone))} ·{' '}
              {unitList(
                order.lines.map((line) => adminProductionSentences.linePieces(piecesOf(line), line.name)),
              )}
            </span>
            <WishMarks wishes={order.extras} />
          </span>
          <Progress
            made={made}
            pieces={pieces}
            className="col-start-1 row-start-2 sm:col-start-2 sm:row-start-1"
          />
          <ChevronIcon
            className={classNames(
              'col-start-2 row-start-1 size-5 text-muted transition-transform motion-reduce:transition-none sm:col-start-3',
              isOpen && 'rotate-90',
            )}
          />
        </button>
      </div>
      <div id={contentId}>
        {isOpen && (
          <>
            {order.internalNote !== '' && (
              <p className="mt-1 whitespace-pre-line rounded-control bg-paper px-3 py-2 text-sm wrap-anywhere">
                {order.internalNote}
              </p>
            )}
            {order.extras !== null && order.extras.note !== '' && (
              <p className="mt-1 whitespace-pre-line rounded-control bg-paper px-3 py-2 text-sm wrap-anywhere">
                <span className="text-muted">{extrasSentences.fromCustomer}: </span>
                {order.extras.note}
              </p>
            )}
            <div className="divide-y divide-line">
              {order.lines
                .map((line) => ({ line, shown: shownOf(line) }))
                .filter(({ shown }) => shown.length > 0)
                .map(({ line, shown }) => (
                  <ProductionLine
                    key={line.id}
                    line={line}
                    pieces={shown}
                    ticks={ticksOf(line.id)}
                    refusals={refusalsOf(line.id)}
                    timeZone={timeZone}
                    tick={tick}
                  />
                ))}
            </div>
          </>
        )}
        {isOpen && !isWhole && (
          <Link
            href={`/admin/production?q=${order.orderNumber}`}
            className={buttonStyle('quiet', 'mb-2 min-h-11! py-0! text-sm')}
          >
            {messages.production.wholeOrder}
          </Link>
        )}
        {/* Below the rows, so that nothing moves when the last one is ticked. */}
        {hasFooter && (
          <Footer order={order} pieces={pieces} isMade={isMade} isOpen={isOpen} completion={completion} />
        )}
      </div>
    </article>
  );
}

type FooterProps = {
  order: Order;
  pieces: number;
  isMade: boolean;
  isOpen: boolean;
  completion: Completion;
};

const LINK = 'min-h-11! py-0! text-sm';

function Footer({ order, pieces, isMade, isOpen, completion }: FooterProps) {
  const { id, orderNumber, customerName } = order;
  const { state, problem } = completion;
  const isDone = state === 'done' || state === 'undoing' || state === 'told';
  const completeLabel = isMade
    ? orderStatusSentences.move.completed
    : adminProductionSentences.completeWithoutRest;
  return (
    <div className="flex flex-col gap-2 border-t border-line py-3">
      <div
        className={classNames(
          'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control',
          (isMade || isDone) && 'border border-success/30 bg-success-tint py-1.5 pl-4 pr-2 text-success',
        )}
      >
        <p role="status" className="min-w-0 flex-1 basis-48 empty:hidden">
          {isDone
            ? state === 'told'
              ? messages.production.completedMailed(customerName)
              : messages.production.completed(customerName)
            : isMade
              ? messages.production.allMade(pieces)
              : ''}
        </p>
        {state === 'done' || state === 'undoing' ? (
          <SubmitButton
            type="button"
            variant="secondary"
            isPending={state === 'undoing'}
            pendingLabel={adminProductionSentences.undoing}
            aria-label={adminProductionSentences.ofOrder(adminWords.undo, orderNumber)}
            onClick={completion.undo}
          >
            <UndoIcon className="size-5" />
            {adminWords.undo}
          </SubmitButton>
        ) : (
          state !== 'told' && (
            <SubmitButton
              type="button"
              variant={isMade ? 'primary' : 'secondary'}
              isPending={state === 'completing'}
              aria-label={adminProductionSentences.ofOrder(completeLabel, orderNumber)}
              onClick={completion.complete}
            >
              <CheckIcon className="size-5" />
              {completeLabel}
            </SubmitButton>
          )
        )}
      </div>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      {!isDone && <p className="text-sm text-muted">{messages.production.completeTold(customerName)}</p>}
      {isOpen && (
        <div className="flex flex-wrap gap-x-6">
          <Link
            href={`/admin/orders/${id}/work-sheet`}
            aria-label={adminProductionSentences.workSheetOfOrder(orderNumber)}
            className={buttonStyle('quiet', LINK)}
          >
            <PrinterIcon className="size-4" />
            {adminPages.workSheet}
          </Link>
          <Link
            href={`/admin/orders/${id}`}
            aria-label={adminProductionSentences.openOrderNumbered(orderNumber)}
            className={buttonStyle('quiet', LINK)}
          >
            {adminProductionSentences.openOrder}
          </Link>
        </div>
      )}
    </div>
  );
}

'use client';
import { useState } from 'react';
import { messages } from '@/lib/messages';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import type { ProductionOrder as Order, Ticks } from '@/lib/production/production-views';
import { PrintBar } from './print-bar';
import { ProductionOrder } from './production-order';
import type { CompletionAction } from './use-completion';
import { useKeptIds } from './use-kept-ids';
import { type TickPieces, useTicks } from './use-ticks';

type ProductionBoardProps = {
  orders: readonly Order[];
  ticks: Ticks;
  isUnfinishedOnly: boolean;
  /** Whether orders are shown with all their lines; only then an order is known to be finished. */
  isWhole: boolean;
  madeBy: string;
  timeZone: string;
  /** By the shop's clock. */
  today: string;
  tickPieces: TickPieces;
  completeOrder: CompletionAction;
  undoOrder: CompletionAction;
};

/**
 * The orders of a page with their ticks, collapsed until opened. Left out are rows that were ticked off when the page
 * was loaded. A row that is ticked off later stays, so that a slip can be undone; so does an order that is finished
 * or completed later.
 */
export function ProductionBoard({
  orders,
  ticks,
  isUnfinishedOnly,
  isWhole,
  madeBy,
  timeZone,
  today,
  tickPieces,
  ...completion
}: ProductionBoardProps) {
  const [leftOut] = useState(isUnfinishedOnly ? ticks : null);
  const orderIds = orders.map(({ id }) => id);
  // A search with a single result opens it.
  const opened = useKeptIds('production-opened', orders.length === 1 ? orderIds : []);
  const chosen = useKeptIds('production-chosen');
  const { ticksOf, refusalsOf, lastRefusal, isCutOff, tick } = useTicks({
    ticks,
    orderIds,
    madeBy,
    tickPieces,
  });
  const chosenHere = orders.filter(({ id }) => chosen.ids.has(id));
  return (
    <div className="flex flex-col gap-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start pl-4 pr-2 sm:pl-6">
        <input
          type="checkbox"
          checked={chosenHere.length === orders.length}
          onChange={(event) => chosen.set(orderIds, event.target.checked)}
          className="size-5 accent-ink"
        />
        {adminProductionSentences.chooseAll}
      </label>
      {orders.map((order) => (
        <ProductionOrder
          key={order.id}
          order={order}
          isOpen={opened.ids.has(order.id)}
          onOpen={(isOpen) => opened.set([order.id], isOpen)}
          isChosen={chosen.ids.has(order.id)}
          onChoose={(isChosen) => chosen.set([order.id], isChosen)}
          isWhole={isWhole}
          leftOut={leftOut}
          timeZone={timeZone}
          today={today}
          ticksOf={ticksOf}
          refusalsOf={refusalsOf}
          tick={tick}
          {...completion}
        />
      ))}
      {/* Always rendered, so that screen readers announce its changes. */}
      <p role="alert" className="sr-only">
        {lastRefusal && messages.production.rowOf(nameOf(orders, lastRefusal), lastRefusal.message)}
      </p>
      <PrintBar
        orders={chosenHere}
        onClear={() => chosen.set([...chosen.ids], false)}
        notice={isCutOff ? messages.production.othersUnknown : null}
      />
    </div>
  );
}

/** The name of a row whose tick was not saved. */
function nameOf(
  orders: readonly Order[],
  { itemId, rows }: { itemId: string; rows: readonly number[] },
): string {
  const line = orders.flatMap(({ lines }) => lines).find(({ id }) => id === itemId);
  const piece = line?.pieces.find(({ row }) => row === rows[0]);
  return (rows.length === 1 && (piece?.name || piece?.number)) || (line?.name ?? '');
}

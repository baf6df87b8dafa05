'use client';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import type { ProductionOrder as Order, Ticks } from '@/lib/production/production-views';
import { ProductionOrder } from './production-order';
import { type TickPieces, useTicks } from './use-ticks';

type ProductionBoardProps = {
  orders: readonly Order[];
  ticks: Ticks;
  isUnfinishedOnly: boolean;
  madeBy: string;
  timeZone: string;
  tickPieces: TickPieces;
};

/**
 * The orders of a page with their ticks. What is left out was ticked off when the page came: a row that is ticked
 * off now stays where it is, so that a slip of the finger can be taken back.
 */
export function ProductionBoard({
  orders,
  ticks,
  isUnfinishedOnly,
  madeBy,
  timeZone,
  tickPieces,
}: ProductionBoardProps) {
  const [leftOut] = useState(isUnfinishedOnly ? ticks : null);
  const orderIds = orders.map(({ id }) => id);
  const { ticksOf, refusalOf, isCutOff, tick } = useTicks({ ticks, orderIds, madeBy, tickPieces });
  return (
    <div className="flex flex-col gap-4">
      {isCutOff && <Notice kind="info">{messages.production.othersUnknown}</Notice>}
      {orders.map((order) => (
        <ProductionOrder
          key={order.id}
          order={order}
          leftOut={leftOut}
          timeZone={timeZone}
          ticksOf={ticksOf}
          refusalOf={refusalOf}
          tick={tick}
        />
      ))}
    </div>
  );
}

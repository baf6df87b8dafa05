'use client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { noticeNewerVersion } from '@/components/admin/unsaved/page-state';
import { messages } from '@/lib/messages';
import type { Outcome } from '@/lib/outcome';
import { nextBoard, shownTicks, startBoard } from '@/lib/production/making/tick-board';
import type { Tick, Ticks } from '@/lib/production/production-views';
import { readTicks } from './read-ticks';

export type TickPieces = (input: {
  order_item_id: string;
  rows: number[];
  is_made: boolean;
}) => Promise<Outcome<Tick[]>>;

/** A tick that was not saved. Shown beside its rows. */
export type TickRefusal = { itemId: string; rows: readonly number[]; message: string };

type Options = {
  ticks: Ticks;
  /** The orders whose ticks are polled. */
  orderIds: readonly string[];
  /** The current person, who signs their own ticks until the server has answered. */
  madeBy: string;
  tickPieces: TickPieces;
};

/** Poll interval for others' ticks, in milliseconds. */
const POLL_EVERY = 5_000;

/** Failed polls in a row before the page says so: one is normal while a server restarts. */
const PATIENCE = 2;

/** The ticks of a page: this person's at once, others' within seconds; a failed tick is undone with an error. */
export function useTicks({ ticks, orderIds, madeBy, tickPieces }: Options) {
  const [board, dispatch] = useReducer(nextBoard, ticks, startBoard);
  const [refusals, setRefusals] = useState<readonly TickRefusal[]>([]);
  const [failedPolls, setFailedPolls] = useState(0);
  const lastId = useRef(0);
  const latest = useRef(board);

  useEffect(() => {
    latest.current = board;
  }, [board]);

  const search = `?orders=${orderIds.join(',')}`;
  useEffect(() => {
    async function poll() {
      const { version, etag, wishes } = latest.current;
      if (document.visibilityState !== 'visible' || wishes.length > 0) {
        return;
      }
      const answer = await readTicks(search, etag);
      if (answer.kind === 'newer_version') {
        noticeNewerVersion(false);
        return;
      }
      setFailedPolls((count) => (answer.kind === 'failed' ? count + 1 : 0));
      if (answer.kind === 'read') {
        dispatch({ ...answer, version });
      }
    }
    const timer = setInterval(poll, POLL_EVERY);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [search]);

  const tick = useCallback(
    async (itemId: string, rows: number[], isMade: boolean): Promise<boolean> => {
      lastId.current += 1;
      const id = lastId.current;
      const madeAt = new Date().toISOString();
      dispatch({ kind: 'wished', wish: { id, itemId, rows, isMade, madeBy, madeAt } });
      // A retry clears the row's earlier error.
      setRefusals((all) => all.filter((one) => !isOfRows(one, itemId, rows)));
      const input = { order_item_id: itemId, rows, is_made: isMade };
      const outcome = await callAction(tickPieces, input, messages.production.rowNotSaved);
      dispatch(outcome.ok ? { kind: 'granted', id, ticks: outcome.value } : { kind: 'refused', id });
      if (!outcome.ok) {
        // Beside a row there is little room.
        const message =
          outcome.error.code === 'failed' ? messages.production.rowNotSaved : outcome.error.message;
        setRefusals((all) => [...all, { itemId, rows, message }]);
      }
      return outcome.ok;
    },
    [madeBy, tickPieces],
  );

  return {
    ticksOf: (itemId: string) => shownTicks(board, itemId),
    refusalsOf: (itemId: string) => refusals.filter((one) => one.itemId === itemId),
    lastRefusal: refusals.at(-1) ?? null,
    isCutOff: failedPolls >= PATIENCE,
    tick,
  };
}

const isOfRows = (refusal: TickRefusal, itemId: string, rows: readonly number[]): boolean =>
  refusal.itemId === itemId && refusal.rows.some((row) => rows.includes(row));

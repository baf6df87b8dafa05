'use client';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '@/lib/messages';
import { type Outcome, refuse } from '@/lib/outcome';
import { UNDO_OFFERED } from '@/lib/production/making/undo-life';

export type CompletionAction = (input: { order_id: string }) => Promise<Outcome<null>>;

export type Completion = {
  /** `done`: completed, can be undone; `told`: its mail has been sent. */
  state: 'open' | 'completing' | 'done' | 'undoing' | 'told';
  /** Why the last click failed. */
  problem: string | null;
  complete: () => void;
  undo: () => void;
};

/** Completes an order with one click, and can undo it until its mail is sent. */
export function useCompletion(
  orderId: string,
  { completeOrder, undoOrder }: { completeOrder: CompletionAction; undoOrder: CompletionAction },
): Completion {
  const [state, setState] = useState<Completion['state']>('open');
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (state !== 'done') {
      return;
    }
    const timer = setTimeout(() => setState('told'), UNDO_OFFERED);
    return () => clearTimeout(timer);
  }, [state]);

  const call = useCallback(
    async (
      action: CompletionAction,
      moves: { before: Completion['state']; after: Completion['state']; otherwise: Completion['state'] },
      failure: string,
    ) => {
      setState(moves.before);
      setProblem(null);
      const outcome = await action({ order_id: orderId }).catch(
        (): Outcome<null> => refuse('failed', failure),
      );
      setState(outcome.ok ? moves.after : moves.otherwise);
      setProblem(outcome.ok ? null : outcome.error.message);
    },
    [orderId],
  );

  return {
    state,
    problem,
    complete: () => {
      if (state === 'open') {
        const moves = { before: 'completing', after: 'done', otherwise: 'open' } as const;
        void call(completeOrder, moves, messages.production.completeFailed);
      }
    },
    undo: () => {
      if (state === 'done') {
        const moves = { before: 'undoing', after: 'open', otherwise: 'done' } as const;
        void call(undoOrder, moves, messages.production.undoFailed);
      }
    },
  };
}

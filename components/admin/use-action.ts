'use client';
import { useState } from 'react';
import { messages } from '@/lib/messages';
import type { Outcome, Refusal } from '@/lib/outcome';
import { callAction } from './call-action';

type UseAction<Input, Value> = {
  /** Calls the action; during a running call it does nothing and returns null. */
  run: (input: Input) => Promise<Outcome<Value> | null>;
  isPending: boolean;
  /** Why the last call was refused. */
  refusal: Refusal | null;
  clear: () => void;
};

/**
 * Calls a server action of the admin area from a component, and holds the state to show. `failureMessage` is shown if
 * there was no answer at all.
 */
export function useAction<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  failureMessage: string = messages.auth.failed,
): UseAction<Input, Value> {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function run(input: Input): Promise<Outcome<Value> | null> {
    if (isPending) {
      return null;
    }
    setIsPending(true);
    setRefusal(null);
    const outcome = await callAction(action, input, failureMessage);
    setIsPending(false);
    setRefusal(outcome.ok ? null : outcome.error);
    return outcome;
  }

  return { run, isPending, refusal, clear: () => setRefusal(null) };
}

/** What a dialog that asks before an action shows of it; `close` puts the question away. */
export const asking = <Input, Value>(action: UseAction<Input, Value>, close: () => void) => ({
  isPending: action.isPending,
  error: action.refusal?.message,
  onCancel: () => {
    action.clear();
    close();
  },
});

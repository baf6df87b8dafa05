// Undo and redo for the roster, step by step.

/** The number of steps that can be undone. Tables share equal parts, so a step costs little more than its row. */
export const MOST_STEPS = 200;

type Step<State> = {
  /** The state before the change; after an undo, the state after it. */
  state: State;
  /** The name of the change, for people. */
  label: string;
  /** An identifier of the change, for code that must find it again. */
  mark?: string | undefined;
};

export type History<State> = {
  present: State;
  /** The newest step is the last. */
  past: readonly Step<State>[];
  future: readonly Step<State>[];
  /** The key of the newest step while it can still grow; else null. */
  key: string | null;
};

export const startHistory = <State>(present: State): History<State> => ({
  present,
  past: [],
  future: [],
  key: null,
});

/**
 * Records a change. A change with the key of the newest step is merged into that step. The same state is no change.
 */
export function record<State>(
  history: History<State>,
  present: State,
  { label, key = null, mark }: { label: string; key?: string | null; mark?: string },
): History<State> {
  if (present === history.present) {
    return history;
  }
  const past =
    key !== null && key === history.key
      ? history.past
      : [
          ...history.past,
          mark === undefined ? { state: history.present, label } : { state: history.present, label, mark },
        ].slice(-MOST_STEPS);
  return { present, past, future: [], key };
}

/** Moves the last step of one list to the other, and applies it; the same history if there is none. */
function go<State>(history: History<State>, from: 'past' | 'future', to: 'past' | 'future'): History<State> {
  const step = history[from].at(-1);
  if (!step) {
    return history;
  }
  return {
    ...history,
    present: step.state,
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], { ...step, state: history.present }],
    key: null,
  };
}

/** Undoes the newest step; the same history if there is none. */
export const undo = <State>(history: History<State>): History<State> => go(history, 'past', 'future');

/** Redoes the last undone step; the same history if there is none. */
export const redo = <State>(history: History<State>): History<State> => go(history, 'future', 'past');

/** Removes the newest step, if it has this key, as if it had never been made; else the same history. */
export function withdraw<State>(history: History<State>, key: string): History<State> {
  return history.key === key ? { ...undo(history), future: [] } : history;
}

/** Settles the newest step: later changes are not merged into it. */
export const settle = <State>(history: History<State>): History<State> =>
  history.key === null ? history : { ...history, key: null };

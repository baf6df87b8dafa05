// What was done to a roster, step by step, so that it can be taken back.

/** Steps that can be taken back. Tables share what is equal, so a step costs little more than its row. */
export const MOST_STEPS = 200;

type Step<State> = {
  /** What stood there before the change, or after it once it is undone. */
  state: State;
  /** What the change was, for people. */
  label: string;
  /** What the change was, for whoever has to find it again. */
  mark?: string | undefined;
};

export type History<State> = {
  present: State;
  /** The newest step is the last. */
  past: readonly Step<State>[];
  future: readonly Step<State>[];
  /** Names the newest step while it may still grow. */
  key: string | null;
};

export const startHistory = <State>(present: State): History<State> => ({
  present,
  past: [],
  future: [],
  key: null,
});

/** Keeps a change. One with the key of the step before it grows that step. The same state is no change. */
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

/** Goes by the last step of one list, which the other gets; the same history if there is none. */
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

/** Takes back the newest step; the same history if there is none. */
export const undo = <State>(history: History<State>): History<State> => go(history, 'past', 'future');

/** Makes the step that was undone last; the same history if there is none. */
export const redo = <State>(history: History<State>): History<State> => go(history, 'future', 'past');

/** Forgets the step of this key as if it had never been made; the same history if it is another one. */
export function withdraw<State>(history: History<State>, key: string): History<State> {
  return history.key === key ? { ...undo(history), future: [] } : history;
}

/** Ends the growing of the newest step. */
export const settle = <State>(history: History<State>): History<State> =>
  history.key === null ? history : { ...history, key: null };

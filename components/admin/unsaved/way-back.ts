// Holds up history steps of a page before the router hears of them.

/** The window's property with the function that is called first after a history step (step-listener.tsx). */
export const HOLD_STEP = 'makerfrontHoldStep';

type Listening = { [HOLD_STEP]?: ((event: PopStateEvent) => void) | undefined };

/** The Navigation API, where supported: gives the position in the history. */
type WithPlaces = { navigation?: { currentEntry: { index: number } | null } };

type Rules = {
  isHeld: () => boolean;
  /** Gets a function that repeats the step. */
  holdUp: (next: () => void) => void;
};

/**
 * Reverses every history step while there is unsaved input. At that point the address has changed and the page has
 * not: only the router changes the page, and it does not hear of the step.
 */
export function wayBack(view: Window & WithPlaces & Listening, { isHeld, holdUp }: Rules) {
  const place = () => view.navigation?.currentEntry?.index ?? null;
  let last = place();
  /** Our own steps that have not arrived yet. */
  let ownSteps = 0;

  function onStep(event: PopStateEvent) {
    const here = place();
    // Without the Navigation API, assume one step back, as with a phone's or a mouse's back button.
    const steps = here === null || last === null ? -1 : here - last;
    if (ownSteps > 0) {
      ownSteps -= 1;
      last = here;
      event.stopImmediatePropagation();
      return;
    }
    if (!isHeld() || steps === 0) {
      last = here;
      return;
    }
    event.stopImmediatePropagation();
    ownSteps += 1;
    view.history.go(-steps);
    holdUp(() => view.history.go(steps));
  }

  // The position is recorded before each step, because afterwards only the new one can be read.
  const note = () => {
    if (ownSteps === 0) {
      last = place();
    }
  };
  return {
    start() {
      view[HOLD_STEP] = onStep;
      view.addEventListener('input', note, true);
      view.addEventListener('focusin', note, true);
    },
    stop() {
      view[HOLD_STEP] = undefined;
      view.removeEventListener('input', note, true);
      view.removeEventListener('focusin', note, true);
    },
  };
}

// Steps in the history of a page, held up before the router hears of them.

/** What a window calls, before anybody else hears of it, when there was a step in its history (step-listener.tsx). */
export const HOLD_STEP = 'makerfrontHoldStep';

type Listening = { [HOLD_STEP]?: ((event: PopStateEvent) => void) | undefined };

/** Where the browser can say at which place of its history it is. */
type WithPlaces = { navigation?: { currentEntry: { index: number } | null } };

type Rules = {
  isHeld: () => boolean;
  /** Is given the way on. */
  holdUp: (next: () => void) => void;
};

/**
 * Takes back every step in the history while something is held. The address has changed by then, and the page has not:
 * only the router would change it, and it does not hear of the step.
 */
export function wayBack(view: Window & WithPlaces & Listening, { isHeld, holdUp }: Rules) {
  const place = () => view.navigation?.currentEntry?.index ?? null;
  let last = place();
  /** Steps of our own that are still to come. */
  let ownSteps = 0;

  function onStep(event: PopStateEvent) {
    const here = place();
    // Without places it is one step back: what a phone's button does, and a mouse's.
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

  // The place is noted before each step, since it can only be asked for afterwards.
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

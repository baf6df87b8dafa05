import { beforeEach, expect, it } from 'vitest';
import { HOLD_STEP, wayBack } from './way-back';

/** A window with its own history: `go` moves, and calls first the document's script and then the router. */
class FakeWindow {
  place = 2;
  navigation?: { currentEntry: { index: number } };
  heardByRouter: number[] = [];
  history = { go: (steps: number) => this.step(steps) };
  [HOLD_STEP]?: (event: Event) => void;

  constructor(knowsPlaces: boolean) {
    if (knowsPlaces) {
      const view = this;
      this.navigation = {
        get currentEntry() {
          return { index: view.place };
        },
      };
    }
  }

  addEventListener() {
    // The position is also read at other moments, which change nothing here.
  }

  step(steps: number) {
    this.place += steps;
    let isStopped = false;
    const event = new Event('popstate');
    event.stopImmediatePropagation = () => {
      isStopped = true;
    };
    this[HOLD_STEP]?.(event);
    if (!isStopped) {
      this.heardByRouter.push(this.place);
    }
  }
}

let isHeld = true;
let goOn: (() => void) | null = null;
beforeEach(() => {
  isHeld = true;
  goOn = null;
});

function watch(view: FakeWindow) {
  const holdUp = (next: () => void) => {
    goOn = next;
  };
  wayBack(view as unknown as Window, { isHeld: () => isHeld, holdUp }).start();
  return view;
}

it.each([
  ['one step back', true, -1],
  ['two steps back', true, -2],
  ['a step forward', true, 1],
  ['one step back, where the browser does not know its places', false, -1],
])('reverses %s before the router hears of it, and repeats it when allowed', (_name, knowsPlaces, steps) => {
  const view = watch(new FakeWindow(knowsPlaces));
  view.step(steps);
  expect(view.place).toBe(2);
  expect(view.heardByRouter).toEqual([]);
  isHeld = false;
  goOn?.();
  expect(view.heardByRouter).toEqual([2 + steps]);
});

it('asks again at the next step after a person has stayed', () => {
  const view = watch(new FakeWindow(true));
  view.step(-1);
  goOn = null;
  view.step(-1);
  expect(goOn).not.toBeNull();
  expect(view.place).toBe(2);
});

it('lets steps pass without unsaved input', () => {
  isHeld = false;
  const view = watch(new FakeWindow(true));
  view.step(-1);
  view.step(1);
  expect(view.heardByRouter).toEqual([1, 2]);
  expect(goOn).toBeNull();
});

// Waits for something that comes and goes, such as a server that is restarted.
import { wait } from '../../lib/wait';

export type Gate = { open: () => void; close: () => void; whenOpen: () => Promise<void> };

/** A gate that is open. */
export function createGate(): Gate {
  const waiting: (() => void)[] = [];
  let isOpen = true;
  return {
    open() {
      isOpen = true;
      for (const go of waiting.splice(0)) {
        go();
      }
    },
    close() {
      isOpen = false;
    },
    whenOpen: () => (isOpen ? Promise.resolve() : new Promise((go) => waiting.push(go))),
  };
}

/** Polls until the condition holds. Returns whether it did within `patience` milliseconds. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = 10_000): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    if (await isSo()) {
      return true;
    }
    await wait(20);
  }
  return isSo();
}

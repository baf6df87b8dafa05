// Asks for a fresh proof of identity when the server refused a call without one. The page's one dialog
// answers.

type Listener = (settle: ((isProved: boolean) => void) | null) => void;

let listener: Listener | null = null;
/** The pending question. A second caller shares its answer. */
let asked: Promise<boolean> | null = null;

/** Registers the page's dialog; returns the unsubscribe function. */
export function listenForProof(listens: Listener): () => void {
  listener = listens;
  return () => {
    if (listener === listens) {
      listener = null;
    }
  };
}

/** Asks for a proof of identity. False if the person cancels, or the page has no dialog. */
export function askForProof(): Promise<boolean> {
  if (listener === null) {
    return Promise.resolve(false);
  }
  asked ??= new Promise<boolean>((resolve) => {
    listener?.((isProved) => {
      asked = null;
      listener?.(null);
      resolve(isProved);
    });
  });
  return asked;
}

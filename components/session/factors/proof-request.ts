// "Is it you?", asked by whatever was refused for want of a recent proof, and answered by the one dialog of the page.

type Listener = (settle: ((isProved: boolean) => void) | null) => void;

let listener: Listener | null = null;
/** One question at a time: whoever asks meanwhile waits for the same answer. */
let asked: Promise<boolean> | null = null;

/** The page's dialog listens for questions; answers how to stop. */
export function listenForProof(listens: Listener): () => void {
  listener = listens;
  return () => {
    if (listener === listens) {
      listener = null;
    }
  };
}

/** Asks the person to prove who they are. False if they would not, or the page has no dialog. */
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

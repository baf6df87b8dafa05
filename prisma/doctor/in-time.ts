/** Milliseconds that a check waits for an answer. */
export const PATIENCE = 10_000;

/**
 * What the work answers. Throws if it does not within the time: a folder of a file server that is away may never answer. The work
 * itself cannot be ended; the doctor's process ends without it.
 */
export function inTime<Value>(work: Promise<Value>, milliseconds = PATIENCE): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${milliseconds / 1_000} seconds`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

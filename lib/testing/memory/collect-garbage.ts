import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8's own collector, which a process has only if it asks for it. */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/** Bytes of the buffers in this process that something still holds. */
export async function heldBufferBytes(): Promise<number> {
  const collectGarbage = garbageCollector();
  // A buffer's memory is given back a turn after the collection that found it.
  for (const _ of ['found', 'given back']) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().arrayBuffers;
}

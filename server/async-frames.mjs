// @ts-check
// One frame of context for each asynchronous task, instead of one value for each storage and task: what Node 24 does by
// itself. Older versions copy the value of every AsyncLocalStorage to every promise, which is a quarter of the time of a
// call to the API, because Next has many of them (docs/decisions/0271).
import hooks, { AsyncLocalStorage as NativeStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

/** @typedef {ReadonlyMap<object, unknown>} Frame */

/** The only storage that Node itself carries from task to task. @type {NativeStorage<Frame>} */
const frames = new NativeStorage();

/** @type {Frame} */
const NO_FRAME = new Map();

/**
 * The interface of Node's own class, with the values of all instances in one immutable frame.
 *
 * @template Store
 */
export class FramedStorage {
  /** What a frame keeps this storage's value under. `disable` replaces it, so that no value is found. */
  #key = {};

  static bind = NativeStorage.bind;
  static snapshot = NativeStorage.snapshot;

  /** @param {Store | undefined} store @returns {Frame} */
  #frameWith(store) {
    return new Map(frames.getStore() ?? NO_FRAME).set(this.#key, store);
  }

  disable() {
    this.#key = {};
  }

  /** @returns {Store | undefined} */
  getStore() {
    return /** @type {Store | undefined} */ (frames.getStore()?.get(this.#key));
  }

  /** @param {Store} store */
  enterWith(store) {
    frames.enterWith(this.#frameWith(store));
  }

  /**
   * @template Result
   * @template {unknown[]} Args
   * @param {Store} store
   * @param {(...args: Args) => Result} callback
   * @param {Args} args
   */
  run(store, callback, ...args) {
    return Object.is(store, this.getStore())
      ? callback(...args)
      : frames.run(this.#frameWith(store), callback, ...args);
  }

  /**
   * @template Result
   * @template {unknown[]} Args
   * @param {(...args: Args) => Result} callback
   * @param {Args} args
   */
  exit(callback, ...args) {
    return this.getStore() === undefined
      ? callback(...args)
      : frames.run(this.#frameWith(undefined), callback, ...args);
  }
}

/** Whether this version of Node keeps a value for each storage and task. */
export const keepsValuePerTask = () => '_propagate' in NativeStorage.prototype;

/** Replaces Node's class for everything that is loaded from now on. */
export function carryFrames() {
  if (keepsValuePerTask()) {
    // Not by assignment: in Node 22 a getter alone stands there.
    Object.defineProperty(hooks, 'AsyncLocalStorage', {
      value: FramedStorage,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    syncBuiltinESMExports();
  }
}

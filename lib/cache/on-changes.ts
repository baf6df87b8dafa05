// What else wants to know that something was changed: memory that is filled from the database, beside the cached pages.
// The listener and the handlers are bundled apart, so the list is on the global object.

const KEY = Symbol.for('makerfront.on-changes');

type Holder = typeof globalThis & { [KEY]?: Map<string, () => void> };

const listeners = (): Map<string, () => void> => {
  const holder: Holder = globalThis;
  holder[KEY] ??= new Map();
  return holder[KEY];
};

/** Calls `listener` after each change of any shop; one listener of a name. It must return at once, and never throw. */
export const onChanges = (name: string, listener: () => void): void => {
  listeners().set(name, listener);
};

/** Tells all of them. */
export function tellOfChanges(): void {
  for (const listener of listeners().values()) {
    listener();
  }
}

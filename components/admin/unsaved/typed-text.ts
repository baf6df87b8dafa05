// Typed input, kept in this tab over a reload or a new sign-in. Returned once.

const PREFIX = 'typed:';
/** Milliseconds after which kept input is not returned any more. */
const LONGEST = 12 * 3_600_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Keeps the values of a form under its name; false without storage. */
export function keepTyped(form: string, values: unknown, store: Store = sessionStorage): boolean {
  try {
    store.setItem(PREFIX + form, JSON.stringify({ values, keptAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Returns and deletes the values kept for a form; null for none. The caller must validate them. */
export function takeTyped(form: string, store: Store = sessionStorage): unknown {
  try {
    const text = store.getItem(PREFIX + form);
    store.removeItem(PREFIX + form);
    const kept: unknown = text === null ? null : JSON.parse(text);
    const isFresh = isRecord(kept) && typeof kept.keptAt === 'number' && Date.now() - kept.keptAt < LONGEST;
    return isFresh ? (kept.values ?? null) : null;
  } catch {
    return null;
  }
}

/** Whether this browser has storage. */
export function canKeep(store: Store = sessionStorage): boolean {
  const isKept = keepTyped('trial', '', store);
  takeTyped('trial', store);
  return isKept;
}

/**
 * Kept texts and ticks of a plain form, restricted to the form's own fields of the same type. Null if there are none.
 */
export function fieldsFrom<Values extends Record<string, string | boolean>>(
  kept: unknown,
  present: Values,
): Partial<Values> | null {
  if (!isRecord(kept)) {
    return null;
  }
  const fields: Partial<Values> = {};
  for (const name of Object.keys(present) as (keyof Values & string)[]) {
    const value = kept[name];
    if (typeof value === typeof present[name]) {
      fields[name] = value as Values[typeof name];
    }
  }
  return Object.keys(fields).length > 0 ? fields : null;
}

// Merges the edits of two people who started from the same values.

/** For values of a form's fields: texts, booleans, and lists of them. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export type Merged<Values> = {
  /** Both people's changes; mine if both have changed a field. */
  values: Values;
  /** The fields that both have changed, to different values. */
  conflicts: (keyof Values & string)[];
  /** The fields that only the other person has changed. */
  theirs: (keyof Values & string)[];
};

/**
 * Applies my changes of `base` to what somebody else has saved. In a conflict my value wins, and the field is listed.
 */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  current: Values,
): Merged<Values> {
  const merged: Merged<Values> = { values: { ...current }, conflicts: [], theirs: [] };
  for (const field of Object.keys(base) as (keyof Values & string)[]) {
    const isMine = !isSame(base[field], mine[field]);
    const isTheirs = !isSame(base[field], current[field]);
    if (isMine) {
      merged.values[field] = mine[field];
    }
    if (isMine && isTheirs && !isSame(mine[field], current[field])) {
      merged.conflicts.push(field);
    } else if (isTheirs && !isMine) {
      merged.theirs.push(field);
    }
  }
  return merged;
}

/** Whether any field differs. */
export const isEdited = <Values extends object>(base: Values, mine: Values): boolean =>
  (Object.keys(base) as (keyof Values)[]).some((field) => !isSame(base[field], mine[field]));

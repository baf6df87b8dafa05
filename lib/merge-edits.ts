// Two people who have changed the same thing from the same beginning.

/** Values of a form's fields: texts, ticks, and lists of them. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export type Merged<Values> = {
  /** What each has changed; mine where both have. */
  values: Values;
  /** The fields that both have changed, to different values. */
  conflicts: (keyof Values & string)[];
  /** The fields that only they have changed. */
  theirs: (keyof Values & string)[];
};

/** Puts my changes of `base` onto what somebody else has made of it. Different fields go together; one field does not. */
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

/** Whether any field of the two is different. */
export const isEdited = <Values extends object>(base: Values, mine: Values): boolean =>
  (Object.keys(base) as (keyof Values)[]).some((field) => !isSame(base[field], mine[field]));

// Which options change something, by what differs between the combinations.

type Cell<Item> = { values: readonly string[]; item: Item };

const keyOf = (values: readonly string[], changes: readonly boolean[]): string =>
  JSON.stringify(values.filter((_value, index) => changes[index]));

/** Whether combinations that are alike in the options that change it have the same. */
function isSettled<Item>(cells: readonly Cell<Item>[], changes: readonly boolean[]): boolean {
  const known = new Map<string, Item>();
  return cells.every(({ values, item }) => {
    const key = keyOf(values, changes);
    const first = known.get(key);
    known.set(key, first ?? item);
    return first === undefined || first === item;
  });
}

/**
 * The fewest options that have to change it, with those that are known to: the later ones are dropped first, because people
 * put what matters most first.
 */
export function deriveEffect<Item extends string | number>(
  cells: readonly Cell<Item>[],
  known: readonly boolean[],
): boolean[] {
  const changes = known.map(() => true);
  for (let index = known.length - 1; index >= 0; index -= 1) {
    if (!known[index]) {
      changes[index] = false;
      changes[index] = !isSettled(cells, changes);
    }
  }
  return changes;
}

/** What combinations have that are alike in the options that change it, for those that have nothing themselves. */
export function sharedItems<Item extends string | number>(
  cells: readonly Cell<Item>[],
  changes: readonly boolean[],
): (values: readonly string[]) => Item | undefined {
  const known = new Map<string, Item>();
  for (const { values, item } of cells) {
    const key = keyOf(values, changes);
    known.set(key, known.get(key) ?? item);
  }
  return (values) => known.get(keyOf(values, changes));
}

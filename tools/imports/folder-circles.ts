// Sibling folders that import each other, directly or through a third.

export type Import = { from: string; to: string };

/** Folders that import each other in a circle, with one import of each step. */
export type FolderCircle = { parent: string; folders: string[]; imports: Import[] };

type Steps = Map<string, Map<string, Import>>;

/** The folders of both files below their last common one, if each is in one. */
function siblings({ from, to }: Import): { parent: string; from: string; to: string } | null {
  const [left, right] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const shared = left.findIndex((name, index) => name !== right[index]);
  const [own, other] = [left[shared], right[shared]];
  return shared === -1 || own === undefined || other === undefined
    ? null
    : { parent: left.slice(0, shared).join('/'), from: own, to: other };
}

function stepsByParent(imports: readonly Import[]): Map<string, Steps> {
  const parents = new Map<string, Steps>();
  for (const one of imports) {
    const step = siblings(one);
    if (step !== null) {
      const steps = parents.get(step.parent) ?? new Map<string, Map<string, Import>>();
      parents.set(step.parent, steps.set(step.from, (steps.get(step.from) ?? new Map()).set(step.to, one)));
    }
  }
  return parents;
}

/** All folders reachable from this one. */
function reachable(steps: Steps, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of steps.get(folder)?.keys() ?? []) {
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
    }
  }
  return found;
}

/**
 * The circles among the folders of one parent, each with everything below it. A folder and its own parent may
 * import each other: they are one room.
 */
export function folderCircles(imports: readonly Import[]): FolderCircle[] {
  return [...stepsByParent(imports)].flatMap(([parent, steps]) => {
    const reach = new Map([...steps.keys()].map((folder) => [folder, reachable(steps, folder)]));
    const isTied = (one: string, other: string) =>
      (reach.get(one)?.has(other) ?? false) && (reach.get(other)?.has(one) ?? false);
    const circles: FolderCircle[] = [];
    for (const folder of steps.keys()) {
      const folders = [...steps.keys()].filter((other) => isTied(folder, other)).sort();
      if (folders.length > 1 && folder === folders[0]) {
        const inside = folders.flatMap((one) =>
          [...(steps.get(one) ?? [])].filter(([to]) => folders.includes(to)),
        );
        circles.push({ parent, folders, imports: inside.map(([, step]) => step) });
      }
    }
    return circles;
  });
}

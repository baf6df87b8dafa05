// Syntax trees of the product's sources, for tests that read them.

export type Node = Record<string, unknown>;

export const isRecord = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The nodes of a tree, parents first. A node that is `passedOver` is left out with everything in it. */
export function* nodesOf(tree: unknown, passedOver: (node: Node) => boolean = () => false): Generator<Node> {
  if (Array.isArray(tree)) {
    for (const item of tree) {
      yield* nodesOf(item, passedOver);
    }
    return;
  }
  if (!isRecord(tree) || passedOver(tree)) {
    return;
  }
  yield tree;
  for (const value of Object.values(tree)) {
    yield* nodesOf(value, passedOver);
  }
}

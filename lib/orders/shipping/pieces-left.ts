// Which pieces of an order are still to be sent.

type Line = { id: string; quantity: number };
type Sent = { lines: readonly { itemId: string; pieces: number }[] };

/** The pieces of each line that are in no shipment yet. */
export function piecesLeft(items: readonly Line[], shipments: readonly Sent[]): Map<string, number> {
  const left = new Map(items.map(({ id, quantity }) => [id, quantity]));
  for (const { itemId, pieces } of shipments.flatMap(({ lines }) => lines)) {
    left.set(itemId, Math.max(0, (left.get(itemId) ?? 0) - pieces));
  }
  return left;
}

export const sumOfPieces = (lines: readonly { pieces: number }[]): number =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0);

/** Whether every piece of the order has left, and every pickup was collected. */
export const hasAllLeft = (
  items: readonly Line[],
  shipments: readonly (Sent & { isPickup: boolean; collectedAt: Date | null })[],
): boolean =>
  [...piecesLeft(items, shipments).values()].every((pieces) => pieces === 0) &&
  shipments.every(({ isPickup, collectedAt }) => !isPickup || collectedAt !== null);

/** `now`: when the row was claimed. `until`: when it is due again if nobody records the result. */
export type Claim = { now: Date; until: Date };

/**
 * Claims a row for work. `move` is one UPDATE that matches only while nobody else has claimed the row, and sets its
 * due time to `until`, after the expected end of the work. In a race one caller gets the claim, the others get null.
 * If the process dies, the row becomes due again. The final write checks `until` again if another runner may have
 * claimed the row by then.
 */
export async function claimFor(
  life: number,
  move: (claim: Claim) => Promise<{ count: number }>,
): Promise<Claim | null> {
  const now = new Date();
  const claim = { now, until: new Date(now.getTime() + life) };
  const { count } = await move(claim);
  return count === 1 ? claim : null;
}

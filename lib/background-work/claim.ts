/** `now` and `until`: when the row was claimed, and when it is due again if nobody writes down how the work ended. */
export type Claim = { now: Date; until: Date };

/**
 * Claims a row for work: `move` is one UPDATE that finds it only as long as nobody else has it, and moves its moment to
 * `until`, past the end of the work. Of all who try at once one has it; null for the others. If the process dies, the
 * row is due again by itself. What is written at the end asks for `until` again where somebody else may have it by then.
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

/** A step that shares no factor with any usual number of shops, so that every shop has its turn, far from the one before. */
const STEP = 7_919;

/** Numbers of shops for visits, each a shop that was not visited for as long as possible. */
export function shopChooser(shops: number): (count: number) => number[] {
  let turn = 0;
  return (count) =>
    Array.from({ length: count }, () => {
      turn += 1;
      return 1 + ((turn * STEP) % shops);
    });
}

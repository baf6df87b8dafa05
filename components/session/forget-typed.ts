/** Kept input is for the same person who signs in again in this tab, not for the next person. */
export function forgetTyped(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage nothing is kept.
  }
}

/** Loads the page anew if this browser has no session any more; that leads to the sign-in page. */
export async function reloadIfSignedOut(): Promise<void> {
  try {
    const response = await fetch('/api/session');
    const answer: unknown = await response.json();
    const isSignedOut =
      typeof answer === 'object' && answer !== null && 'signed_in' in answer && answer.signed_in === false;
    if (isSignedOut) {
      window.location.reload();
    }
  } catch {
    // Nobody can say so now; the watch asks again.
  }
}

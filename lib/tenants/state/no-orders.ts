// Why an open store takes no orders, for its people. Pure.

type OpenStore = { isOnVacation: boolean; hasPayPal: boolean; takesTestsOnly: boolean };

/** What an open store lacks to take orders of shoppers; null if it takes them. What the owner has to mend comes first. */
export function noOrdersBecause(store: OpenStore): 'paypal' | 'sandbox' | 'vacation' | null {
  if (!store.hasPayPal) {
    return 'paypal';
  }
  if (store.takesTestsOnly) {
    return 'sandbox';
  }
  return store.isOnVacation ? 'vacation' : null;
}

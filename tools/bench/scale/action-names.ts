// The names of what is measured, apart from the code behind them, which needs a database's environment.

/** The creation of orders comes last, because it changes the shops. */
export const ACTION_NAMES = [
  'Host look-up, platform',
  'Host look-up, own domain',
  'Grid',
  'Product',
  'Search',
  'Search with a slip',
  'Dashboard',
  'List of orders',
  'Orders by a name',
  'Production',
  'Books',
  'Order creation',
] as const;

export type ActionName = (typeof ACTION_NAMES)[number];

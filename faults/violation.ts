/** What must always hold, by its number; each violation names one. */
export const STATEMENTS = {
  1: 'captured money is the money of paid orders',
  2: 'one order per checkout attempt',
  3: 'statuses move along their tables',
  4: 'nothing of one shop is in another',
  5: 'what was acknowledged stays',
  6: 'cached pages answer, and all recovers',
  7: 'each mail is sent once',
} as const;

export type Statement = keyof typeof STATEMENTS;

export type Violation = { statement: Statement; text: string };

/** The invariants by name; each violation names one. */
export const STATEMENTS = {
  money: 'captured money is the money of paid orders',
  attempts: 'one order per checkout attempt',
  statuses: 'statuses move along their tables',
  isolation: 'nothing of one shop is in another',
  promises: 'what was acknowledged stays',
  recovery: 'cached pages answer, and all recovers',
  mails: 'each mail is sent once',
  stock: 'no piece is sold twice',
  amplification: 'small requests leave little behind and hold nobody up',
} as const;

export type Statement = keyof typeof STATEMENTS;

export type Violation = { statement: Statement; text: string };

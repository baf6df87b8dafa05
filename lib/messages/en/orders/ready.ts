// When an order is ready: on its pages, in its mails and in production.
export const readySentences = {
  toShip: 'Ready to ship by',
  toPickUp: 'Ready by',
  by: (words: string, day: string) => `${words} ${day}`,
  // In production.
  due: (day: string) => `Due ${day}`,
  today: 'Due today',
  late: (day: string) => `Late, was due ${day}`,
} as const;

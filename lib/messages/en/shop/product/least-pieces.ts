// A product that is sold from several pieces on. The product's form loads this.
import { plural } from '@/lib/messages/format';

export const leastPiecesSentences = {
  tooFew: (least: number) =>
    `It is sold from ${plural(least, { one: '# piece', other: '# pieces' })} on. Please take more.`,
} as const;

import { stockSentences } from '@/lib/messages/en/shop/product/stock';
import type { StockShortage } from './stock-shortage';

/** What a shopper reads of a line of which too little is left. */
export function shortageSentence({ code, left }: StockShortage): string {
  switch (code) {
    case 'sold_out':
      return stockSentences.soldOut;
    case 'stock_held':
      return stockSentences.held;
    case 'too_few_left':
      return stockSentences.tooFewLeft(left);
  }
}

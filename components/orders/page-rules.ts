// Without a page size the sheet fits the paper that is chosen when printing, A4 or Letter. The number at the foot is
// for browsers that support page margins; an order number has digits only. Each order starts a new page, so that
// several can be printed at once.

type PageRulesOptions = { orderNumber: number; margin: string; foot: string };

const FOOT = 'font: 9pt sans-serif; color: #635b50;';

/** The style of the printed pages `order-N`, with `foot` and the number of the page below. */
export const pageRules = ({ orderNumber, margin, foot }: PageRulesOptions) => `@page order-${orderNumber} {
  margin: ${margin};
  @bottom-left { content: "${foot}"; ${FOOT} }
  @bottom-right { content: counter(page) " / " counter(pages); ${FOOT} }
}`;

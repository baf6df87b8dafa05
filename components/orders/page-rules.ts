// Without a page size, the print dialog's paper is used, A4 or Letter. The page number at the foot needs a browser
// with support for page margins. The order number is safe in CSS, because it has digits only. Each order starts a new
// page, so that several can be printed at once.

type PageRulesOptions = { orderNumber: number; margin: string; foot: string };

const FOOT = 'font: 9pt sans-serif; color: #635b50;';

/** The CSS of the printed pages `order-N`, with `foot` and the page number below. */
export const pageRules = ({ orderNumber, margin, foot }: PageRulesOptions) => `@page order-${orderNumber} {
  margin: ${margin};
  @bottom-left { content: "${foot}"; ${FOOT} }
  @bottom-right { content: counter(page) " / " counter(pages); ${FOOT} }
}`;

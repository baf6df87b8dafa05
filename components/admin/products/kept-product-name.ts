/** The one form of products that there is on a page. Apart from what checks it, which is heavy. */
export const KEPT_PRODUCT = 'product';

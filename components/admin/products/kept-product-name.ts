/**
 * The storage name of the page's single product form. In a separate file, because the code that checks a kept form is
 * large.
 */
export const KEPT_PRODUCT = 'product';

/** The name under which an import is kept over a reload. Alone in its file: the page asks for it before all else. */
export const PRODUCT_IMPORT = 'product-import';

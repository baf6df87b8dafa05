/** The local-storage key (specification §9). */
export const CART_STORAGE_KEY = 'cart-storage';

/** The version of what is stored under it. Version 1 is read on; any other is read as an empty cart. */
export const CART_VERSION = 2;

/** The local-storage key (specification §9). */
export const CART_STORAGE_KEY = 'cart-storage';

/** The version of the stored form. Version 1 is still read; any other is an empty cart. */
export const CART_VERSION = 2;

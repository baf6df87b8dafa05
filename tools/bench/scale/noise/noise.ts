/** Connections of the noisy shop. */
export const NOISY_CONNECTIONS = 50;

/** The shop that makes noise, by its number. */
export const NOISY_SHOP = 1;

/** An expensive page that no cache has. */
export const NOISE = '/search?q=speckled';

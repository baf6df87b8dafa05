/** The specification's "simple address pattern" (§5): something, an at sign, a domain with a dot. */
export const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// The platform is a tenant of its own kind: its sessions, factors, codes and mails are those of a shop without goods.

/**
 * The tenant key of the platform's own pages for people who are signed in. No hostname has it: "~" is not part of one,
 * so only the middleware can ask for it.
 */
export const PLATFORM_KEY = '~platform';

/** The slug of its row: a reserved name, so no shop has it. */
export const PLATFORM_SLUG = 'platform';

// Files that are sent with the order unread.

const NEVER_SENT = ['roster_empty', 'roster_busy'];

/**
 * Read errors after which the file can still be useful for the shop's people. Not 'busy': then nobody has read it
 * yet.
 */
export const canBeSent = (code: string): boolean => code.startsWith('roster_') && !NEVER_SENT.includes(code);

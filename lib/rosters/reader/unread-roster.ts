// Files that go to the shop as they are.

const NEVER_SENT = ['roster_empty', 'roster_busy'];

/** Read refusals after which the file may still be of use to the shop's people. One that is busy has not looked. */
export const canBeSent = (code: string): boolean => code.startsWith('roster_') && !NEVER_SENT.includes(code);

/** A PayPal id for the log: only its last four characters, which are enough to tell calls and payments apart. */
export const loggableId = (id: string): string => `…${id.slice(-4)}`;

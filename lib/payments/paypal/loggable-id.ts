/** An id of PayPal's for the log: its last four characters, which is enough to tell calls and payments apart. */
export const loggableId = (id: string): string => `…${id.slice(-4)}`;

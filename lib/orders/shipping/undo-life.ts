/** How long a shipment can be taken back without a word to its buyer, because its mail waits, in milliseconds. */
export const SHIPMENT_UNDO_LIFE = 60_000;

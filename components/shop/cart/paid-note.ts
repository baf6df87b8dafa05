// A note of the last order that was paid in this browser, read by its other tabs. Contains no name and no address.
import * as z from 'zod/mini';

const STORAGE_KEY = 'checkout-paid';

const noteShape = z.object({
  tenantId: z.string(),
  orderId: z.string().check(z.maxLength(100)),
  at: z.int(),
});

/**
 * How long the note counts for a tab that is opened later, in milliseconds: longer than people wonder where their
 * cart went.
 */
const TOLD_FOR = 10 * 60_000;

/** Tells this browser's other tabs that an order was paid. */
export function notePaid(tenantId: string, orderId: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ tenantId, orderId, at: Date.now() }));
  } catch {
    // Without storage each tab has a cart of its own.
  }
}

function read(text: string | null, tenantId: string): { orderId: string; at: number } | null {
  try {
    const note = noteShape.parse(JSON.parse(text ?? ''));
    return note.tenantId === tenantId ? note : null;
  } catch {
    return null;
  }
}

/** The order that was paid in this browser within the last ten minutes; null if none. */
export function recentlyPaid(tenantId: string, now = Date.now()): string | null {
  try {
    const note = read(localStorage.getItem(STORAGE_KEY), tenantId);
    return note && Math.abs(now - note.at) < TOLD_FOR ? note.orderId : null;
  } catch {
    return null;
  }
}

/** The order id if the storage event says that another tab has paid; null for any other event. */
export const paidInEvent = ({ key, newValue }: StorageEvent, tenantId: string): string | null =>
  key === STORAGE_KEY ? (read(newValue, tenantId)?.orderId ?? null) : null;

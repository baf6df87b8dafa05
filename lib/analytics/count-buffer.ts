// Counts in memory between two writes. Bounded: what has no room is not counted.
import type { TenantId } from '@/lib/ids';

export type CountedKind = 'visit' | 'product' | 'cart' | 'checkout' | 'search';

/** `subject`: a visit's source, a product's id, a search's words; empty for the rest. */
export type Count = { kind: CountedKind; subject: string; count: number };

export type CountBuffer = ReturnType<typeof countBuffer>;

/** At most `mostOfShop` different counts of a shop, and `most` of all shops. */
export function countBuffer({ mostOfShop, most }: { mostOfShop: number; most: number }) {
  let shops = new Map<TenantId, Map<string, Count>>();
  let size = 0;
  return {
    isEmpty: () => size === 0,
    add(tenantId: TenantId, kind: CountedKind, subject: string): void {
      const counts = shops.get(tenantId) ?? new Map<string, Count>();
      const key = `${kind} ${subject}`;
      const known = counts.get(key);
      if (known !== undefined) {
        known.count += 1;
      } else if (counts.size < mostOfShop && size < most) {
        counts.set(key, { kind, subject, count: 1 });
        shops.set(tenantId, counts);
        size += 1;
      }
    },
    /** Everything, by shop; afterwards the buffer is empty. */
    take(): [TenantId, Count[]][] {
      const taken = [...shops].map(([tenantId, counts]): [TenantId, Count[]] => [
        tenantId,
        [...counts.values()],
      ]);
      shops = new Map();
      size = 0;
      return taken;
    },
  };
}

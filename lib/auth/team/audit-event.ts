// The changes of a shop's team in the audit log: kind, subject and details. The functions of the migration
// `team` write the events; the check `audit_events_kind_check` lists the same kinds.
import { z } from 'zod';
import { ALL_ROLES } from '@/lib/tenants/roles';
import { SHOP_STATES } from '@/lib/tenants/state/shop-state';

const role = z.enum(ALL_ROLES);
const name = z.string();
const state = z.enum(SHOP_STATES);
const opening = z.enum(['open', 'invitation', 'request']);
const limit = z.int().positive().nullable();

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invitation.sent'), email: z.string(), role }),
  z.object({ kind: z.literal('invitation.renewed'), email: z.string(), role }),
  z.object({ kind: z.literal('invitation.revoked'), email: z.string(), role }),
  z.object({ kind: z.literal('member.joined'), email: z.string(), role }),
  z.object({ kind: z.literal('member.role_changed'), email: z.string(), name, from: role, to: role }),
  z.object({ kind: z.literal('member.removed'), email: z.string(), name, role }),
  z.object({ kind: z.literal('member.left'), email: z.string(), name, role }),
  z.object({ kind: z.literal('member.factors_removed'), email: z.string(), name }),
  z.object({ kind: z.literal('second_factor.changed'), isRequired: z.boolean() }),
  z.object({
    kind: z.literal('shop.state_changed'),
    from: state,
    to: state,
    reason: z.string(),
    isOperator: z.boolean(),
  }),
  /** `email` is the shop's address. */
  z.object({ kind: z.literal('acting.began'), email: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('acting.confirmed'), email: z.string() }),
  z.object({ kind: z.literal('acting.ended'), email: z.string() }),
  z.object({ kind: z.literal('shop.way_in_mailed') }),
  z.object({ kind: z.literal('shop.archive_requested') }),
  z.object({ kind: z.literal('shop.archive_fetched') }),
  z.object({ kind: z.literal('shop.address_changed'), from: name, to: name, reason: z.string() }),
  z.object({ kind: z.literal('platform.featured_changed'), isFeatured: z.boolean() }),
  z.object({ kind: z.literal('platform.opening_changed'), from: opening, to: opening }),
  z.object({ kind: z.literal('platform.signup_invited'), email: z.string() }),
  z.object({
    kind: z.literal('shop.fee_changed'),
    percentage: z.number(),
    fixedCents: z.int(),
    from: z.iso.datetime(),
  }),
  /** `email` is the search term. */
  z.object({ kind: z.literal('platform.orders_looked_up'), email: z.string() }),
  z.object({ kind: z.literal('order.test_deleted'), orderNumber: z.int() }),
  /** `email` is the domain. */
  z.object({ kind: z.literal('domain.claimed'), email: z.string() }),
  z.object({ kind: z.literal('domain.removed'), email: z.string() }),
  z.object({ kind: z.literal('domain.primary_changed'), email: z.string() }),
  /** In cents; null if no refunds are allowed. */
  z.object({ kind: z.literal('refund_limit.changed'), from: limit, to: limit }),
]);

export type AuditEvent = z.output<typeof event>;

export const AUDIT_EVENT_KINDS: readonly AuditEvent['kind'][] = event.options.map(
  ({ shape }) => shape.kind.value,
);

/** A stored event; null for a kind that this release does not know, such as a later release's. */
export function readAuditEvent(row: { kind: string; subject: string; detail: unknown }): AuditEvent | null {
  const detail = typeof row.detail === 'object' && row.detail !== null ? row.detail : {};
  const parsed = event.safeParse({ ...detail, kind: row.kind, email: row.subject });
  return parsed.success ? parsed.data : null;
}

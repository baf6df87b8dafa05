import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { cents, formatCents } from '@/lib/money/cents';
import type { AuditEvent } from './audit-event';

const { roles, log } = adminTeamSentences;

/** A member's name, with the address in case two members share it. */
const called = ({ name, email }: { name: string; email: string }): string =>
  name === '' || name === email ? email : `${name} (${email})`;

const amount = (limit: number | null): string =>
  limit === null ? log.noRefunds : log.upTo(formatCents(cents(limit)));

/** The event as a sentence without its subject: the page shows the actor before it. */
export function describeAuditEvent(event: AuditEvent | null): string {
  switch (event?.kind) {
    case undefined:
      return log.unknown;
    case 'invitation.sent':
      return log.invited(event.email, roles[event.role].name);
    case 'invitation.renewed':
      return log.invitedAgain(event.email);
    case 'invitation.revoked':
      return log.revoked(event.email);
    case 'member.joined':
      return log.joined(roles[event.role].name);
    case 'member.role_changed':
      return log.roleChanged(called(event), roles[event.from].name, roles[event.to].name);
    case 'member.removed':
      return log.removed(called(event), roles[event.role].name);
    case 'member.left':
      return log.left(roles[event.role].name);
    case 'member.factors_removed':
      return log.factorsRemoved(called(event));
    case 'second_factor.changed':
      return event.isRequired ? log.secondFactorRequired : log.secondFactorOptional;
    case 'platform.opening_changed':
      return log.openingChanged(event.from, event.to);
    case 'platform.signup_invited':
      return log.signupInvited(event.email);
    case 'acting.began':
      return log.actingBegan(event.email, event.reason);
    case 'acting.confirmed':
      return log.actingConfirmed(event.email);
    case 'acting.ended':
      return log.actingEnded(event.email);
    case 'shop.way_in_mailed':
      return log.wayInMailed;
    case 'shop.archive_requested':
      return log.archiveRequested;
    case 'shop.archive_fetched':
      return log.archiveFetched;
    case 'shop.address_changed':
      return log.addressChanged(event);
    case 'platform.featured_changed':
      return event.isFeatured ? log.featured : log.notFeatured;
    case 'shop.fee_changed':
      return log.feeChanged(event.percentage, formatCents(cents(event.fixedCents)), event.from.slice(0, 10));
    case 'platform.orders_looked_up':
      return log.ordersLookedUp(event.email);
    case 'domain.claimed':
      return log.domainClaimed(event.email);
    case 'domain.removed':
      return log.domainRemoved(event.email);
    case 'domain.primary_changed':
      return log.domainPrimary(event.email);
    case 'shop.state_changed':
      return log.stateChanged(event);
    case 'order.test_deleted':
      return log.testOrderDeleted(event.orderNumber);
    case 'refund_limit.changed':
      return log.refundLimitChanged(amount(event.from), amount(event.to));
  }
}

// Removes data that is not needed any more, and finishes leftovers. Safe to run twice at once.
import 'server-only';
import { removeOldCounts } from '@/lib/analytics/counts.commands';
import { removeOldCodes } from '@/lib/auth/codes/remove-old-codes';
import { removeOldFactors } from '@/lib/auth/factors/remove-old-factors';
import { OLD_INVITATION_LIFE } from '@/lib/auth/team/invitation-rules';
import { removeOldInvitations } from '@/lib/auth/team/invitations.commands';
import { removeOldChanges } from '@/lib/cache/cache-events.commands';
import { issueStatements } from '@/lib/finances/statements/issue-statements.commands';
import { logger } from '@/lib/log';
import { ACCOUNT_MAIL_LIFE } from '@/lib/mail/outbox/old-mails';
import { removeOldBuyerNotes } from '@/lib/orders/buyers/buyer-notes.commands';
import { removeOrderTexts } from '@/lib/orders/sweep/remove-order-texts';
import { removeRosterNames } from '@/lib/orders/sweep/remove-roster-names';
import { removeUnpaidFiles, UNPAID_LIFE } from '@/lib/orders/sweep/remove-unpaid-files';
import { EVENT_LIFE } from '@/lib/orders/webhook/old-events';
import { sweepUploads } from '@/lib/uploads/sweeping/sweep-uploads';
import { removeOldArchives } from './archive-worker';
import { deleteClosedShops } from './delete-closed-shops';
import { removeOldEvents, removeOldMails } from './remove-old-rows';

/**
 * Counts of one run: stored order files, removed uploads, unpaid orders whose files were removed, removed PayPal
 * events, and the failures of all parts.
 */
export type SweepReport = {
  orderFiles: number;
  uploads: number;
  unpaidOrders: number;
  webhookEvents: number;
  failures: number;
};

/** One run over all shops. Throws only if the database does not answer. */
export async function sweep(now = new Date()): Promise<SweepReport> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const unpaid = await removeUnpaidFiles(ago(UNPAID_LIFE));
  const uploads = await sweepUploads(now);
  const events = await removeOldEvents(ago(EVENT_LIFE));
  const mails = await removeOldMails(ago(ACCOUNT_MAIL_LIFE));
  const names = await removeRosterNames(now);
  const texts = await removeOrderTexts(now);
  const notes = await removeOldBuyerNotes(now);
  const invitations = await removeOldInvitations(ago(OLD_INVITATION_LIFE));
  const counts = await removeOldCounts(now);
  const oneTimeCodes = await removeOldCodes(now);
  const { challenges, factors } = await removeOldFactors(now);
  const cacheEvents = await removeOldChanges();
  const fees = await issueStatements(now);
  const archives = await removeOldArchives(now);
  const closedShops = await deleteClosedShops(now);
  const report = {
    orderFiles: uploads.orderFiles,
    uploads: uploads.uploads,
    unpaidOrders: unpaid.done,
    webhookEvents: events.done,
    failures: [
      uploads,
      unpaid,
      events,
      mails,
      names,
      texts,
      notes,
      archives,
      closedShops,
      fees,
      counts,
    ].reduce((sum, { failures }) => sum + failures, 0),
  };
  logger().info({
    event: 'sweep.done',
    ...report,
    accountMails: mails.done,
    rosterNames: names.done,
    orderTexts: texts.done,
    customerNotes: notes.done,
    visitCounts: counts.done,
    invitations,
    oneTimeCodes,
    challenges,
    unconfirmedFactors: factors,
    cacheEvents,
    feeStatements: fees.statements,
    feeReminders: fees.reminders,
    archives: archives.done,
    deletedShops: closedShops.done,
  });
  return report;
}

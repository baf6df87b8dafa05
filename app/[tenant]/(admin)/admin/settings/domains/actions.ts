'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { actorNameOf, requireRecentProof } from '@/lib/auth/admin';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { checkDomainNow } from '@/lib/domains/check-domain';
import { claimInput, domainFieldMessage, domainInput, stepsInput } from '@/lib/domains/domain-input';
import { wantedRecords } from '@/lib/domains/domain-records';
import * as domains from '@/lib/domains/domains.commands';
import { findDomain } from '@/lib/domains/domains.queries';
import { findTarget } from '@/lib/domains/target';
import { adminAction } from '@/lib/entry/admin-action';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { domainSentences as say } from '@/lib/messages/en/admin/store/domains';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const options = {
  may: 'domains.edit',
  fieldMessage: domainFieldMessage,
  failureMessage: say.failed,
} as const;
/** For those that change where the shop is. */
const proved = { ...options, admit: requireRecentProof };

const refusedIn = (error: 'denied' | 'gone') => refused(say.problems[error]);

/** The minutes to wait if somebody has asked for too many look-ups. */
async function checkNow(tenantId: TenantId, id: string): Promise<number | null> {
  const counted = await countTry([{ limit: 'domainCheck', key: tenantId }]);
  if (!counted.ok) {
    return counted.error.minutes;
  }
  await checkDomainNow(tenantId, id);
  return null;
}

/** Claims a domain, and looks it up for the first time. */
export const claimDomain = adminAction({
  ...proved,
  schema: claimInput,
  async handle({ tenant, userId: actorId }, { domain }) {
    const claimed = await domains.claimDomain(tenant.id, { actorId, typed: domain });
    if (!claimed.ok) {
      const { error } = claimed;
      const sentence =
        error.code === 'too_many_tries' ? say.tooManyClaims(error.minutes) : say.problems[error.code];
      return refused(sentence, { domain: sentence });
    }
    await checkNow(tenant.id, claimed.value.id);
    refresh();
    return ok({ host: claimed.value.host });
  },
});

/** Claims a domain again that lapsed, stopped or was lost. */
export const claimDomainAgain = adminAction({
  ...proved,
  schema: domainInput,
  async handle({ tenant, userId: actorId }, { id }) {
    const claimed = await domains.claimDomainAgain(tenant.id, { actorId, id });
    refresh();
    return claimed.ok ? ok(null) : refusedIn(claimed.error);
  },
});

/** Looks a domain up now. */
export const checkDomain = adminAction({
  ...options,
  schema: domainInput,
  async handle({ tenant }, { id }) {
    const minutes = await checkNow(tenant.id, id);
    refresh();
    return minutes === null ? ok(null) : refused(say.tooManyChecks(minutes));
  },
});

/** Makes a working domain the one to which the others lead. */
export const makeDomainPrimary = adminAction({
  ...proved,
  schema: domainInput,
  async handle({ tenant, userId: actorId }, { id }) {
    const changed = await domains.makeDomainPrimary(tenant.id, { actorId, id });
    refresh();
    return changed.ok ? ok(null) : refusedIn(changed.error);
  },
});

/** Gives a domain up. */
export const removeDomain = adminAction({
  ...proved,
  schema: domainInput,
  async handle({ tenant, userId: actorId }, { id }) {
    const removed = await domains.removeDomain(tenant.id, { actorId, id });
    refresh();
    return removed.ok ? ok(null) : refusedIn(removed.error);
  },
});

/** Mails the records to whoever keeps the DNS. */
export const mailDomainSteps = adminAction({
  ...options,
  schema: stepsInput,
  async handle(admin, { id, email }) {
    const { tenant } = admin;
    const [domain, target] = await Promise.all([findDomain(tenant.id, id), findTarget()]);
    if (domain === null) {
      return refusedIn('gone');
    }
    if (target === null) {
      return refused(say.noAddresses);
    }
    const owed = await domains.oweDomainSteps(tenant.id, {
      host: domain.host,
      email,
      sender: actorNameOf(admin),
      records: wantedRecords(domain, domain.token, target),
    });
    if (!owed.ok) {
      return refused(say.tooManyMails);
    }
    after(() => deliverAccountMails(tenant.id, email));
    return ok({ email });
  },
});

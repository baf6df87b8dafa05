'use server';
import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { after } from 'next/server';
import { z } from 'zod';
import { type Admin, requireRecentProof } from '@/lib/auth/admin';
import { noteAudit } from '@/lib/auth/audit-log';
import { factorEnrolled } from '@/lib/auth/factors/enrol';
import type { FactorKind } from '@/lib/auth/factors/factor';
import { confirmAppInput, factorInput, keepPasskeyInput, nameInput } from '@/lib/auth/factors/factor-input';
import { keepPasskey, newPasskeyOptions } from '@/lib/auth/factors/passkeys.commands';
import { makeRecoveryCodes } from '@/lib/auth/factors/recovery-codes.commands';
import { removeFactor } from '@/lib/auth/factors/remove-factor';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { confirmTotp, enrolTotp } from '@/lib/auth/factors/totp.commands';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { aUser } from '@/lib/auth/sessions/person';
import { staffCookie } from '@/lib/auth/sign-in/staff-session';
import { adminAction } from '@/lib/entry/admin-action';
import { keepCookies } from '@/lib/entry/keep-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import { messages } from '@/lib/messages';
import { factorSentences } from '@/lib/messages/en/factors';
import type { SecurityChange } from '@/lib/messages/en/mails/security-mails';
import { type Outcome, refuse, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** Limits attempts to set up factors, and checks the fresh proof. */
async function admit(admin: Admin): Promise<Outcome<null>> {
  const counted = await countTry([{ limit: 'factorEnrolment', key: admin.userId }]);
  return counted.ok
    ? requireRecentProof(admin)
    : refused(messages.auth.tooManyAttempts(counted.error.minutes));
}

/** Also for a person who must set up a factor before anything else is allowed. */
const enrolling = {
  may: 'own_account.edit',
  isForEnrolling: true,
  failureMessage: factorSentences.failed,
  admit,
} as const;

/** Mails a notice to the person, from the shop of the change. */
async function tell({ tenant, email }: Admin, change: SecurityChange): Promise<void> {
  await oweSecurityNotice(tenant.id, email, { change, of: 'user' });
  after(() => deliverAccountMails(tenant.id, email));
}

async function enrolled(
  admin: Admin,
  kind: FactorKind,
): Promise<Outcome<{ recoveryCodes: string[] | null }>> {
  const { tenant, userId, sessionId } = admin;
  const { tokens, recoveryCodes } = await factorEnrolled(tenant.id, aUser(userId), { sessionId, kind });
  noteAudit('auth.factor_enrolled', { tenantId: tenant.id, userId, kind });
  await tell(admin, kind === 'totp' ? 'app_added' : 'passkey_added');
  if (tokens === null) {
    return refuse('signed_out', messages.auth.sessionMissing);
  }
  await keepCookies(await staffCookie(admin, tokens));
  return ok({ recoveryCodes });
}

/** Makes a secret for an authenticator app. It is active after `confirmApp` has seen a code. */
export const enrolApp = adminAction({
  ...enrolling,
  schema: nameInput,
  async handle(admin, { name }) {
    const { tenant, userId, email } = admin;
    const names = { name: name || factorSentences.unnamedApp, issuer: tenant.name, account: email };
    const made = await enrolTotp(tenant.id, aUser(userId), names);
    return made.ok ? made : refused(factorSentences.tooMany);
  },
});

/** Adds the authenticator app by its first code. */
export const confirmApp = adminAction({
  ...enrolling,
  schema: confirmAppInput,
  fieldMessage: () => factorSentences.codeMissing,
  async handle(admin, { id, code }) {
    const confirmed = await confirmTotp(admin.tenant.id, aUser(admin.userId), { factorId: id, code });
    if (!confirmed.ok) {
      return confirmed.error === 'code_wrong'
        ? refused(factorSentences.codeWrong, { code: factorSentences.codeWrong })
        : refused(factorSentences.gone);
    }
    return enrolled(admin, 'totp');
  },
});

/** The options for creating a passkey. */
export const readNewPasskeyOptions = adminAction({
  ...enrolling,
  schema: z.null(),
  async handle(admin) {
    const { tenant, userId, sessionId, email, name } = admin;
    const options = await newPasskeyOptions(tenant.id, aUser(userId), {
      sessionId,
      site: passkeySiteOf(await headers()),
      names: { shop: tenant.name, account: email, person: name || email },
    });
    return options.ok ? options : refused(factorSentences.tooMany);
  },
});

/** Adds a passkey. */
export const addPasskey = adminAction({
  ...enrolling,
  schema: keepPasskeyInput,
  fieldMessage: () => factorSentences.passkeyRefused,
  async handle(admin, { name, answer }) {
    const { tenant, userId, sessionId } = admin;
    const kept = await keepPasskey(tenant.id, aUser(userId), {
      sessionId,
      site: passkeySiteOf(await headers()),
      answer,
      name: name || factorSentences.unnamedPasskey,
    });
    if (!kept.ok) {
      return refused(
        kept.error === 'too_many_factors' ? factorSentences.tooMany : factorSentences.passkeyRefused,
      );
    }
    return enrolled(admin, 'passkey');
  },
});

/** Removes one of the person's own factors. */
export const removeOwnFactor = adminAction({
  may: 'own_account.edit',
  failureMessage: factorSentences.failed,
  admit: requireRecentProof,
  schema: factorInput,
  async handle(admin, { id }) {
    const { tenant, userId, sessionId } = admin;
    const removed = await removeFactor(tenant.id, aUser(userId), { factorId: id, sessionId });
    if (!removed.ok) {
      refresh();
      return refused(factorSentences.gone);
    }
    const { isLast, removed: factor } = removed.value;
    if (factor.isConfirmed) {
      noteAudit('auth.factor_removed', { tenantId: tenant.id, userId, kind: factor.kind, isLast });
      await tell(admin, 'factor_removed');
    }
    refresh();
    return ok({ name: factor.name });
  },
});

/** Ten new recovery codes, which replace the earlier ones. */
export const renewRecoveryCodes = adminAction({
  may: 'own_account.edit',
  failureMessage: factorSentences.failed,
  admit: requireRecentProof,
  schema: z.null(),
  async handle(admin) {
    const { tenant, userId } = admin;
    const recoveryCodes = await makeRecoveryCodes(tenant.id, aUser(userId));
    if (recoveryCodes === null) {
      return refused(factorSentences.none);
    }
    noteAudit('auth.recovery_codes_made', { tenantId: tenant.id, userId });
    await tell(admin, 'codes_made');
    refresh();
    return ok({ recoveryCodes });
  },
});

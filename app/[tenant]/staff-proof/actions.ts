'use server';
import { after } from 'next/server';
import { z } from 'zod';
import {
  mailedCodeInput,
  passkeyAnswerInput,
  proofCodeInput,
  proofPasswordInput,
} from '@/lib/auth/factors/factor-input';
import { passkeyProofOptions } from '@/lib/auth/factors/passkeys.commands';
import { proofWays } from '@/lib/auth/factors/proof-ways';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { tellOfNewDevice } from '@/lib/auth/new-device/tell-of-new-device';
import { aUser } from '@/lib/auth/sessions/person';
import { findStaffAccount } from '@/lib/auth/sign-in/staff-account';
import {
  type KnownVisitor,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  type StaffProofError,
  type StaffProved,
} from '@/lib/auth/sign-in/staff-proof';
import { prepareMailedCode, proveByMailedCode } from '@/lib/auth/staff-code/mailed-proof';
import { currentVisitor } from '@/lib/auth/visitor';
import { keepCookies } from '@/lib/entry/keep-cookies';
import { tenantAction } from '@/lib/entry/tenant-action';
import { readCookie } from '@/lib/http/site-cookies';
import { deviceOf } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { factorSentences } from '@/lib/messages/en/factors';
import { type Outcome, refuse, refused } from '@/lib/outcome';
import { ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';

/** A person with a session here, also without second factor or setup. Everybody else is refused. */
async function known(tenant: Tenant): Promise<Outcome<KnownVisitor>> {
  const visitor = await currentVisitor(tenant.id);
  return visitor.kind === 'anonymous' || visitor.kind === 'expired'
    ? refuse('signed_out', `${messages.auth.sessionMissing} ${messages.auth.sessionMissingHint}`)
    : ok(visitor);
}

function refusalOf(error: StaffProofError): Outcome<never> {
  switch (error.code) {
    case 'code_wrong':
      return refused(factorSentences.codeWrong, { code: factorSentences.codeWrong });
    case 'password_wrong':
      return refused(factorSentences.passwordWrong, { code: factorSentences.passwordWrong });
    case 'passkey_refused':
      return refused(factorSentences.passkeyRefused);
    case 'not_enough':
      return refused(factorSentences.notEnough);
    case 'account_busy':
      return refused(factorSentences.busy);
    case 'too_many_attempts':
      return refused(messages.auth.tooManyAttempts(error.minutes));
    case 'session_ended':
      return refuse('signed_out', messages.auth.sessionMissing);
  }
}

/** Keeps what the proof has changed in the browser; tells its owner of a browser that is new. */
async function answerProof(
  tenant: Tenant,
  headers: Headers,
  proved: Result<StaffProved, StaffProofError>,
): Promise<Outcome<{ left: number | null }>> {
  if (!proved.ok) {
    return refusalOf(proved.error);
  }
  const { cookies, left, isNewDevice, ...signedIn } = proved.value;
  await keepCookies(...cookies);
  if (isNewDevice) {
    after(() => tellOfNewDevice(tenant, signedIn, headers));
  }
  return ok({ left });
}

const askingOf = (tenant: Tenant, visitor: KnownVisitor, headers: Headers) => ({
  tenant,
  visitor,
  device: deviceOf(headers),
  readCookie: (name: string) => readCookie(headers, name),
});

/** How the person of this session can prove who they are. */
export const readProofWays = tenantAction({
  schema: z.null(),
  async handle(tenant, _input, headers) {
    const visitor = await known(tenant);
    return visitor.ok
      ? ok(
          await proofWays(tenant.id, aUser(visitor.value.userId), passkeySiteOf(headers), {
            hasPassword: (await findStaffAccount(visitor.value.userId)).passwordHash !== '',
          }),
        )
      : visitor;
  },
});

/** By a code of the authenticator app, or a recovery code. */
export const proveWithCode = tenantAction({
  schema: proofCodeInput,
  fieldMessage: () => factorSentences.codeMissing,
  async handle(tenant, code, headers) {
    const visitor = await known(tenant);
    if (!visitor.ok) {
      return visitor;
    }
    const proved = await proveByCode(askingOf(tenant, visitor.value, headers), code);
    if (proved.ok && code.kind === 'recovery') {
      after(() => deliverAccountMails(tenant.id, visitor.value.email));
    }
    return answerProof(tenant, headers, proved);
  },
});

/** By the password, where there is no second factor. */
export const proveWithPassword = tenantAction({
  schema: proofPasswordInput,
  fieldMessage: () => factorSentences.passwordWrong,
  async handle(tenant, { password }, headers) {
    const visitor = await known(tenant);
    return visitor.ok
      ? answerProof(
          tenant,
          headers,
          await proveByPassword(askingOf(tenant, visitor.value, headers), password),
        )
      : visitor;
  },
});

/** Sends a code to the person's address, where they have neither password nor second factor. */
export const sendStaffCode = tenantAction({
  schema: z.null(),
  async handle(tenant) {
    const visitor = await known(tenant);
    if (!visitor.ok) {
      return visitor;
    }
    const ready = await prepareMailedCode({ tenant, visitor: visitor.value });
    if (!ready.ok) {
      return refusalOf(ready.error);
    }
    after(ready.value.send);
    return ok(null);
  },
});

/** By that code. */
export const proveWithMailedCode = tenantAction({
  schema: mailedCodeInput,
  fieldMessage: () => factorSentences.codeMissing,
  async handle(tenant, { code }, headers) {
    const visitor = await known(tenant);
    return visitor.ok
      ? answerProof(tenant, headers, await proveByMailedCode(askingOf(tenant, visitor.value, headers), code))
      : visitor;
  },
});

/** What the browser needs to ask for a passkey of this person. */
export const readPasskeyOptions = tenantAction({
  schema: z.null(),
  async handle(tenant, _input, headers) {
    const visitor = await known(tenant);
    if (!visitor.ok) {
      return visitor;
    }
    const { userId, sessionId } = visitor.value;
    const options = await passkeyProofOptions(tenant.id, aUser(userId), {
      sessionId,
      site: passkeySiteOf(headers),
    });
    return options === null ? refused(factorSentences.passkeyUnknown) : ok(options);
  },
});

/** By a passkey. */
export const proveWithPasskey = tenantAction({
  schema: passkeyAnswerInput,
  fieldMessage: () => factorSentences.passkeyRefused,
  async handle(tenant, { answer }, headers) {
    const visitor = await known(tenant);
    if (!visitor.ok) {
      return visitor;
    }
    const asking = askingOf(tenant, visitor.value, headers);
    const proved = await proveByPasskey(asking, { site: passkeySiteOf(headers), answer });
    return answerProof(tenant, headers, proved);
  },
});

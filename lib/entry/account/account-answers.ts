// Shared by the shoppers' sign-in calls: the requesting browser, the cookies of a response, and refusals as
// sentences.
import 'server-only';
import { newRequester } from '@/lib/auth/codes/code-rules';
import { markOfCustomer } from '@/lib/auth/customers/asker';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import {
  customerCookie,
  readCustomerClaims,
  writeCustomerClaims,
} from '@/lib/auth/customers/customer-cookie';
import { type Asker, forgetCustomerTries, type LimitRefusal } from '@/lib/auth/customers/customer-limits';
import { findCustomerName } from '@/lib/auth/customers/customers.queries';
import { SHOPPER_NAME, writeShopperName } from '@/lib/auth/customers/shopper-name';
import type { SignedInCustomer } from '@/lib/auth/customers/sign-in-with-code';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { aCustomer } from '@/lib/auth/sessions/person';
import { endSession, type SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { tenantDb } from '@/lib/db/tenant-db';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { readCookie, type SiteCookie, setCookieHeader, siteCookieName } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import { sendsTextMessages } from '@/lib/sms/sms-sender';
import type { refreshAccountCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';

/** Seconds for which a browser that requested a code is remembered: longer than a code's life. */
const REQUESTER_LIFE = 60 * 60;

const requesterCookie = () => siteCookieName('code-requester');

/** The id with which this browser requested codes; undefined if it did not. */
export const requesterOf = (headers: Pick<Headers, 'get'>): string | undefined => {
  const requester = readCookie(headers, requesterCookie());
  return requester !== undefined && /^[\w-]{22}$/.test(requester) ? requester : undefined;
};

/** This browser's id for codes, existing or new, and the cookie that stores it. */
export function requesterFor(headers: Pick<Headers, 'get'>): { requester: string; cookie: string } {
  const requester = requesterOf(headers) ?? newRequester();
  return { requester, cookie: setCookieHeader(cookieOfRequester(requester)) };
}

/** The Set-Cookie value for the browser. */
export const cookieOfRequester = (requester: string): SiteCookie => ({
  name: requesterCookie(),
  value: requester,
  maxAge: REQUESTER_LIFE,
});

/** The refusal of a phone number if this installation sends no text messages; null for any usable address. */
export const unreachable = ({ kind }: ContactAddress): Response | null =>
  kind === 'phone' && !sendsTextMessages()
    ? apiError('invalid_input', {
        message: accountSignInSentences.phoneNotOffered,
        fields: { address: accountSignInSentences.phoneNotOffered },
      })
    : null;

/** The refusal after too many requests or tries. */
export const limitRefusal = (refusal: LimitRefusal): Response =>
  apiError('too_many_attempts', {
    message:
      refusal.code === 'account_busy'
        ? accountSignInSentences.accountBusy
        : messages.auth.tooManyAttempts(refusal.minutes),
  });

export const codeWrong = (): Response =>
  apiError('credentials_wrong', {
    message: accountSignInSentences.codeWrong,
    fields: { code: accountSignInSentences.codeWrong },
  });

/** The refusal of a password, with every reason (specification §8: weak password with reasons). */
export const weakPassword = (reasons: readonly string[]): Response =>
  apiError('password_weak', { message: reasons.join(' '), fields: { password: reasons.join(' ') } });

/** Whole seconds until then, at least one. */
export const secondsUntil = (expiresAt: Date): number =>
  Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000));

/** The cookie of a customer's session, with the session's life. */
export async function sessionCookieHeader(customerId: string, tokens: SessionTokens): Promise<string> {
  const { sessionId, refreshToken, accessExpiresAt, expiresAt } = tokens;
  const maxAge = secondsUntil(expiresAt);
  const claims = {
    sub: customerId,
    sessionId,
    refreshToken,
    accessExpiresAt: accessExpiresAt.getTime(),
  };
  const value = await writeCustomerClaims(claims, maxAge);
  return setCookieHeader({ name: customerCookie().name, value, maxAge });
}

/** The cookies of a customer's session: the session, and the name for the pages' script. */
export async function sessionCookies(
  tenantId: TenantId,
  customerId: string,
  tokens: SessionTokens,
): Promise<string[]> {
  const customer = await tenantDb(tenantId, (db) => findCustomerName(db, tenantId, customerId));
  return [
    await sessionCookieHeader(customerId, tokens),
    shopperNameCookie(customer?.name ?? '', secondsUntil(tokens.expiresAt)),
  ];
}

/** The cookie with which a page's script shows the shopper's name, for `maxAge` seconds. */
export const shopperNameCookie = (name: string, maxAge: number): string =>
  setCookieHeader({
    name: siteCookieName(SHOPPER_NAME),
    value: writeShopperName(name),
    maxAge,
    isReadable: true,
  });

/** The cookies that delete those of an ended session. */
export const endedCookies = (): string[] => [
  setCookieHeader({ name: customerCookie().name, value: '', maxAge: 0 }),
  setCookieHeader({ name: siteCookieName(SHOPPER_NAME), value: '', maxAge: 0, isReadable: true }),
];

/** Adds cookies to a response. */
export function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) {
    answer.headers.append('Set-Cookie', cookie);
  }
  return answer;
}

/** Ends this browser's previous session. */
export async function endReplacedSession(tenantId: TenantId, headers: Pick<Headers, 'get'>): Promise<void> {
  const replaced = await readCustomerClaims(readCookie(headers, customerCookie().name));
  if (replaced !== null) {
    await endSession(tenantId, aCustomer(replaced.sub), replaced.sessionId);
  }
}

/**
 * Ends this browser's previous session, resets the tries, and returns a response with the cookies of the new
 * session.
 */
export async function signedInAnswer(
  asker: Asker,
  { customerId, ...tokens }: SignedInCustomer,
  headers: Pick<Headers, 'get'>,
): Promise<Response> {
  await endReplacedSession(asker.tenantId, headers);
  await forgetCustomerTries(asker);
  const answer = apiAnswer({
    access_expires_at: tokens.accessExpiresAt.getTime(),
  } satisfies AnswerTo<typeof refreshAccountCall>);
  const cookies = await sessionCookies(asker.tenantId, customerId, tokens);
  // Null without the second factor: a password or a mailed code alone must not earn a limit of its own.
  const isMarked = asker.knownBrowser !== null || !(await hasFactor(asker.tenantId, aCustomer(customerId)));
  return withCookies(
    answer,
    isMarked ? [...cookies, setCookieHeader(markOfCustomer(customerId, asker))] : cookies,
  );
}

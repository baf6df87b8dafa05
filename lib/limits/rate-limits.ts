// Rate limits, counted in Postgres, so that all servers count together. A limit that refuses counts for one asker
// only: an address, a browser, or an account as seen from an address. A share that strangers can use up for everybody,
// a shop's or an account's, only slows down (slow-limits.ts, sign-in-limits.ts). No limit ends a session.
import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { err, ok, type Result } from '@/lib/result';
import { keyOf, type Limit, limiterFor, WINDOW } from './limiters';

/** The most tries in a period, usually 15 minutes, by what is counted. */
const limits = {
  // One account from one address, in any shop.
  signInAccountAddress: { points: 10, seconds: WINDOW },
  // One account from a browser in which it has signed in before, whatever anybody else does.
  signInBrowser: { points: 10, seconds: WINDOW },
  signInAddress: { points: 50, seconds: WINDOW },
  resetAccountAddress: { points: 3, seconds: WINDOW },
  resetBrowser: { points: 3, seconds: WINDOW },
  resetAddress: { points: 20, seconds: WINDOW },
  // Mails with reset links for one person from one shop. Whoever is refused another one has a link that is still
  // valid, because a link lives for two of these periods.
  resetMail: { points: 3, seconds: WINDOW },
  // Invitations to a shop's team: mails to one address, and of a shop in a day; links that are opened.
  invitationMail: { points: 5, seconds: 60 * 60 },
  invitationTenant: { points: 100, seconds: 24 * 60 * 60 },
  invitationAddress: { points: 100, seconds: WINDOW },
  passwordChange: { points: 10, seconds: WINDOW },
  // Codes that a shopper is sent, and tries with them or with a password.
  customerCodeNetwork: { points: 30, seconds: WINDOW },
  customerCodeAddress: { points: 5, seconds: WINDOW },
  customerCodeBrowser: { points: 5, seconds: WINDOW },
  customerTryNetwork: { points: 50, seconds: WINDOW },
  customerTryAddress: { points: 20, seconds: WINDOW },
  customerTryBrowser: { points: 20, seconds: WINDOW },
  // Codes of a second factor, recovery codes, and passkeys' challenges.
  factorNetwork: { points: 50, seconds: WINDOW },
  factorAddress: { points: 10, seconds: WINDOW },
  factorBrowser: { points: 10, seconds: WINDOW },
  passkeyNetwork: { points: 100, seconds: WINDOW },
  factorEnrolment: { points: 30, seconds: WINDOW },
  notMeNetwork: { points: 30, seconds: WINDOW },
  // Of one account: proofs that were asked for, and codes sent to prove it with.
  factorProof: { points: 60, seconds: WINDOW },
  factorProofMail: { points: 5, seconds: WINDOW },
  emailChange: { points: 5, seconds: WINDOW },
  emailChangeTry: { points: 10, seconds: WINDOW },
  // Of one signed-in shopper: proofs of who they are, codes for their own changes, changes, and downloads of their data.
  accountProof: { points: 20, seconds: WINDOW },
  accountCode: { points: 10, seconds: WINDOW },
  accountChange: { points: 120, seconds: WINDOW },
  accountDownload: { points: 5, seconds: 60 * 60 },
  // Of one account: looking at earlier orders and teams, and what is written for them.
  customerOrders: { points: 300, seconds: WINDOW },
  customerReorders: { points: 60, seconds: WINDOW },
  customerTeams: { points: 60, seconds: WINDOW },
  // Per shop: otherwise its people could fill a stranger's mailbox.
  testMail: { points: 10, seconds: WINDOW },
  // A shop's own pictures, per shop, because only its people can use it up. A hundred photos in an afternoon, each
  // retried, stay far below.
  pictureShop: { points: 200, seconds: WINDOW },
  pictureCompletionShop: { points: 400, seconds: WINDOW },
  contactSignup: { points: 20, seconds: WINDOW },
  // Files: a coach tries several times, and a whole club may share one address.
  uploadAddress: { points: 60, seconds: WINDOW },
  // A file may be checked more than once: the first answer gets lost, or the queue was full.
  completeAddress: { points: 120, seconds: WINDOW },
  rosterReadAddress: { points: 120, seconds: WINDOW },
  rosterSaveAddress: { points: 120, seconds: WINDOW },
  quoteRosterAddress: { points: 600, seconds: WINDOW },
  // Anybody may place an order, and each keeps its files.
  orderAddress: () => ({ points: env().ORDERS_PER_ADDRESS, seconds: WINDOW }),
  // Wrong tokens for an order's page. A valid one is never counted.
  orderGuessAddress: { points: 30, seconds: WINDOW },
  // Calls to PayPal for an unpaid order. Far above what a shopper with a broken connection or many tabs needs: this
  // only protects the account's share of calls for other orders.
  paymentStartOrder: { points: 300, seconds: 10 * 60 },
  paymentCaptureOrder: { points: 300, seconds: 10 * 60 },
  // Messages that claim to be from PayPal, but are not or cannot be verified yet. High, because PayPal sends from few
  // addresses.
  webhookAddress: { points: 600, seconds: WINDOW },
  // Mails that strangers can cause: few for each order, whoever asks.
  orderLinkOrder: { points: 3, seconds: 60 * 60 },
  orderLinkAddress: { points: 30, seconds: WINDOW },
  orderFindEmail: { points: 5, seconds: WINDOW },
  orderFindAddress: { points: 20, seconds: WINDOW },
} satisfies Record<string, Limit | (() => Limit)>;

export type LimitName = keyof typeof limits;
export type Counted = { limit: LimitName; key: string };

const limiterOf = (name: LimitName) => limiterFor(name, limits[name]);

/**
 * Counts one try for each key in turn, up to the first that is used up, and refuses with that one's minutes to wait:
 * so a refused address uses up nothing else. Counts before the try, so that parallel tries cannot slip through.
 */
export async function countTry(counted: readonly Counted[]): Promise<Result<null, { minutes: number }>> {
  for (const { limit, key } of counted) {
    try {
      await limiterOf(limit).consume(keyOf(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) {
        throw refusal;
      }
      return err({ minutes: Math.ceil(Math.max(refusal.msBeforeNext, 1) / 60_000) });
    }
  }
  return ok(null);
}

/** Resets the count of a key, because it was the right person after all. */
export async function forgetTries({ limit, key }: Counted): Promise<void> {
  await limiterOf(limit).delete(keyOf(key));
}

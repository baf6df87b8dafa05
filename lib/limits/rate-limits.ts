// Rate limits, counted in Postgres, so that all servers count together. A limit that refuses counts for one asker
// only: an address, a browser, or an account as seen from an address. A share that strangers can use up for everybody,
// a shop's or an account's, only slows down (slow-limits.ts, sign-in-limits.ts). No limit ends a session.
import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { err, ok, type Result } from '@/lib/result';
import { keyOf, type Limit, limiterFor, WINDOW } from './limiters';

const DAY = 24 * 60 * 60;

/** The most tries in a period, usually 15 minutes, by what is counted. */
const limits = {
  // One account from one address, in any shop.
  signInAccountAddress: { points: 10, seconds: WINDOW },
  // One account from a browser in which it has signed in before, independent of other people's tries.
  signInBrowser: { points: 10, seconds: WINDOW },
  signInAddress: { points: 50, seconds: WINDOW },
  resetAccountAddress: { points: 3, seconds: WINDOW },
  resetBrowser: { points: 3, seconds: WINDOW },
  resetAddress: { points: 20, seconds: WINDOW },
  // Mails with reset links for one person from one shop. After a refusal the previous link is still valid,
  // because a link lives for two of these periods.
  resetMail: { points: 3, seconds: WINDOW },
  // Invitations to a shop's team: mails to one address and of a whole shop, so that no owner can have strangers'
  // mailboxes filled; links that are opened.
  invitationMail: { points: 5, seconds: DAY },
  invitationTenant: { points: 50, seconds: DAY },
  invitationAddress: { points: 100, seconds: WINDOW },
  passwordChange: { points: 10, seconds: WINDOW },
  // Codes that prove who somebody of the staff is who has no password.
  staffCode: { points: 5, seconds: WINDOW },
  // Opening shops: addresses that are tried, tokens that are brought from the platform's host, and shops that are made.
  openingAddress: { points: 240, seconds: WINDOW },
  openingAddressPerson: { points: 120, seconds: WINDOW },
  handOffNetwork: { points: 60, seconds: WINDOW },
  openingPerson: { points: 5, seconds: DAY },
  openingNetwork: { points: 20, seconds: DAY },
  // Codes that a shopper is sent, and tries with them or with a password.
  customerCodeNetwork: { points: 30, seconds: WINDOW },
  customerCodeAddress: { points: 5, seconds: WINDOW },
  customerCodeBrowser: { points: 5, seconds: WINDOW },
  // Text messages cost the platform money: limits by number, by shop, and in total.
  smsNumber: { points: 10, seconds: DAY },
  smsTenant: { points: 200, seconds: DAY },
  smsPlatform: { points: 2_000, seconds: DAY },
  customerTryNetwork: { points: 50, seconds: WINDOW },
  customerTryAddress: { points: 20, seconds: WINDOW },
  customerTryBrowser: { points: 20, seconds: WINDOW },
  // Of one signed-in shopper: proofs of who they are, codes for their own changes, changes, and downloads of their data.
  accountProof: { points: 20, seconds: WINDOW },
  accountCode: { points: 10, seconds: WINDOW },
  accountChange: { points: 120, seconds: WINDOW },
  accountDownload: { points: 5, seconds: 60 * 60 },
  // Sign-ins through a provider: begun, and each one's answer, which is taken once.
  providerStartNetwork: { points: 60, seconds: WINDOW },
  providerAnswer: { points: 1, seconds: 2 * WINDOW },
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
  // Of one account: looking at earlier orders and teams, and what is written for them.
  customerOrders: { points: 300, seconds: WINDOW },
  customerReorders: { points: 60, seconds: WINDOW },
  customerTeams: { points: 60, seconds: WINDOW },
  // Domains: look-ups that somebody asks for, claims of one shop, and mails with the steps to whoever keeps the DNS.
  domainCheck: { points: 20, seconds: WINDOW },
  domainClaim: { points: 20, seconds: DAY },
  domainStepsMail: { points: 3, seconds: DAY },
  domainStepsTenant: { points: 10, seconds: DAY },
  // Per shop: each asks PayPal several times, partly in the platform's name.
  payPalAccount: { points: 40, seconds: WINDOW },
  // Per shop: otherwise its people could fill a stranger's mailbox.
  testMail: { points: 10, seconds: WINDOW },
  // A shop's own pictures, per shop, because only its people can use it up. A hundred photos in an afternoon, each
  // retried, stay far below.
  pictureShop: { points: 200, seconds: WINDOW },
  // A product file is tried several times, and read by the process that coaches' rosters wait for too.
  productFileShop: { points: 60, seconds: WINDOW },
  // Each keeps for a day what the products were.
  productChangeShop: { points: 120, seconds: WINDOW },
  pictureCompletionShop: { points: 400, seconds: WINDOW },
  contactSignup: { points: 20, seconds: WINDOW },
  // Messages to one shop from its contact page, from one network: each is a mail to the shop.
  // Of one network, to all shops.
  contactNetwork: { points: 20, seconds: WINDOW },
  contactMessage: { points: 5, seconds: WINDOW },
  // Files: a coach tries several times, and a whole club may share one address.
  uploadAddress: { points: 60, seconds: WINDOW },
  // A file may be checked more than once: the first answer gets lost, or the queue was full.
  completeAddress: { points: 120, seconds: WINDOW },
  rosterReadAddress: { points: 120, seconds: WINDOW },
  rosterSaveAddress: { points: 120, seconds: WINDOW },
  quoteRosterAddress: { points: 600, seconds: WINDOW },
  // Five quotes for each press of a button, for a club behind one address.
  quoteAddress: { points: 3_000, seconds: WINDOW },
  // Anybody may place an order, and each keeps its files.
  orderAddress: () => ({ points: env().ORDERS_PER_ADDRESS, seconds: WINDOW }),
  // Codes for a discount that no shop has. A known one is not counted.
  discountGuessAddress: { points: 30, seconds: WINDOW },
  // Orders that cost nothing: each causes mails and work without a payment, and keeps its files.
  freeOrderAddress: { points: 20, seconds: WINDOW },
  freeOrderAccount: { points: 10, seconds: DAY },
  // Unpaid orders of one network that keep the last pieces of something from a shop's other shoppers. Further ones are
  // placed, and take their pieces when they are paid.
  holdLastNetwork: { points: 12, seconds: DAY },
  // Orders that a shop's people enter by hand. Those with an e-mail address, and further mails of their links, count by
  // the day: nobody has proved the address. A payment link is sent again a few times.
  handOrderTenant: { points: 200, seconds: WINDOW },
  handMailAddress: { points: 10, seconds: DAY },
  handMailTenant: { points: 200, seconds: DAY },
  paymentLinkOrder: { points: 3, seconds: 60 * 60 },
  // Wrong tokens for an order's page. A valid one is never counted.
  orderGuessAddress: { points: 30, seconds: WINDOW },
  // Calls to PayPal for an unpaid order. Far above what a shopper with a broken connection or many tabs needs: this
  // only protects the account's share of calls for other orders.
  paymentStartOrder: { points: 300, seconds: 10 * 60 },
  paymentCaptureOrder: { points: 300, seconds: 10 * 60 },
  // Messages that claim to be from PayPal, but are not or cannot be verified yet. High, because PayPal sends from few
  // addresses.
  webhookAddress: { points: 600, seconds: WINDOW },
  // Mails that strangers can cause: a few per order, whoever requests them.
  orderLinkOrder: { points: 3, seconds: 60 * 60 },
  orderLinkAddress: { points: 30, seconds: WINDOW },
  orderFindEmail: { points: 5, seconds: WINDOW },
  orderFindAddress: { points: 20, seconds: WINDOW },
} satisfies Record<string, Limit | (() => Limit)>;

export type LimitName = keyof typeof limits;
export type Counted = { limit: LimitName; key: string };

const limiterOf = (name: LimitName) => limiterFor(name, limits[name]);

/** `isFirst`: nothing else was refused by this limit and key in its period. */
export type LimitReached = { limit: LimitName; minutes: number; isFirst: boolean };

/**
 * Counts one try for each key in turn, up to the first that is used up, and refuses with that one: so a refused address
 * uses up nothing else. Counts before the try, so that parallel tries cannot slip through. Null if all let it pass.
 */
export async function limitReached(counted: readonly Counted[]): Promise<LimitReached | null> {
  for (const { limit, key } of counted) {
    const limiter = limiterOf(limit);
    try {
      await limiter.consume(keyOf(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) {
        throw refusal;
      }
      return {
        limit,
        minutes: Math.ceil(Math.max(refusal.msBeforeNext, 1) / 60_000),
        isFirst: refusal.consumedPoints === limiter.points + 1,
      };
    }
  }
  return null;
}

/** Like `limitReached`, as a result: refused with the minutes to wait. */
export async function countTry(counted: readonly Counted[]): Promise<Result<null, { minutes: number }>> {
  const reached = await limitReached(counted);
  return reached === null ? ok(null) : err({ minutes: reached.minutes });
}

/** Takes one try back, because it was no guess. */
export async function forgiveTry({ limit, key }: Counted): Promise<void> {
  await limiterOf(limit).reward(keyOf(key));
}

/** Resets the count of a key, because it was the right person after all. */
export async function forgetTries({ limit, key }: Counted): Promise<void> {
  await limiterOf(limit).delete(keyOf(key));
}

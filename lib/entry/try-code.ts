import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import type { CodeWish } from '@/lib/discounts/discounts.queries';
import { readCookie } from '@/lib/http/site-cookies';
import { countTry, forgiveTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { slowDown } from '@/lib/limits/slow-limits';
import { discountRefusals } from '@/lib/messages/en/orders/discount-refusals';
import { ok } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { forgetProven, isProven, rememberProven } from './proven-codes';

type TriedCode = {
  /** Null if no code was sent, or after too many guesses. */
  wish: CodeWish | null;
  /** After too many guesses: the code is not looked up. */
  refused: { code: string; problem: string; mustSignIn: false; isKnown: false } | null;
  /**
   * Takes the try back unless it was a wrong guess. Counts that one against the shop's share, and delays its answer above
   * that: only then, so that on the day of a sale those with the right code do not wait for each other.
   */
  settle: (judged: JudgedCode) => Promise<void>;
};

/** `unjudged`: the request was refused for another reason, before anybody looked at the code. */
export type JudgedCode = 'right' | 'wrong' | 'unjudged';

const NO_CODE: TriedCode = { wish: null, refused: null, settle: async () => {} };

/**
 * The code that a request brings, and who asks: a signed-in shopper by their proven address. Counts the try by network
 * before the code is looked up, so that parallel guesses cannot slip through, unless the network has shown that it knows
 * this code.
 */
export async function tryCode(
  tenant: Tenant,
  request: Request,
  typed: string | undefined,
  cartId: string | null,
): Promise<TriedCode> {
  if (typed === undefined || typed === '') {
    return NO_CODE;
  }
  const network = requestNetwork(request.headers);
  const guess = { limit: 'discountGuessAddress', key: network } as const;
  const sent = { tenantId: tenant.id, network, code: typed };
  const isKnownThere = isProven(sent);
  const tried = isKnownThere ? ok(null) : await countTry([guess]);
  if (!tried.ok) {
    const problem = discountRefusals.tooMany(tried.error.minutes);
    return { ...NO_CODE, refused: { code: typed, problem, mustSignIn: false, isKnown: false } };
  }
  const known = await customerWith(tenant.id, readCookie(request.headers, customerCookie().name));
  const email =
    known.kind === 'signed_in' && known.customer.emailVerifiedAt !== null ? known.customer.email : null;
  const settle = async (judged: JudgedCode) => {
    if (judged === 'wrong') {
      forgetProven(sent);
      await slowDown('discountGuessTenant', tenant.id, network);
      return;
    }
    // What nobody has judged proves nothing.
    if (judged === 'right') {
      rememberProven(sent);
    }
    if (!isKnownThere) {
      await forgiveTry(guess);
    }
  };
  return { wish: { typed, asker: { email, cartId } }, refused: null, settle };
}

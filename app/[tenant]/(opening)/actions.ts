'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { findActing } from '@/lib/auth/acting/acting.queries';
import { newRequester } from '@/lib/auth/codes/code-rules';
import { admitCode, admitTry } from '@/lib/auth/customers/customer-limits';
import { sendCode } from '@/lib/auth/customers/send-code';
import { aUser } from '@/lib/auth/sessions/person';
import { readClaims, sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { methodsOf } from '@/lib/auth/sessions/sessions.queries';
import { ENTER_PATH, handOffPath } from '@/lib/auth/sign-in/hand-off';
import { listShopsOfPerson } from '@/lib/auth/team/team.queries';
import { currentVisitor, type Known } from '@/lib/auth/visitor';
import { cookieOfRequester, requesterOf } from '@/lib/entry/account/account-answers';
import { keepCookies } from '@/lib/entry/keep-cookies';
import { tenantAction } from '@/lib/entry/tenant-action';
import { networkOf } from '@/lib/http/network';
import { readCookie } from '@/lib/http/site-cookies';
import { asTenantId, type TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { deviceOf, requestNetwork } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { openShop as open, signInByOpeningCode } from '@/lib/opening/opening.commands';
import { checkAddress as check } from '@/lib/opening/shop-address.queries';
import { type Outcome, refuse, refused } from '@/lib/outcome';
import { err, ok } from '@/lib/result';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { LONGEST_SHOP_NAME } from '@/lib/tenants/settings/settings-limits';
import { TRADES } from '@/lib/tenants/state/shop-state';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantById } from '@/lib/tenants/tenants.queries';
import { boundedText, emailInput } from '@/lib/text/bounded-text';

const elsewhere = (tenant: Tenant): Outcome<null> =>
  tenant.kind === 'platform' ? ok(null) : refuse('denied', messages.auth.accessDenied);

const name = boundedText(1_000);
const slug = boundedText(200);

/** Whoever asks from a browser of which nothing is known. */
const askerAt = (tenant: Tenant, email: string, headers: Headers) => ({
  tenantId: tenant.id,
  address: { kind: 'email', value: email } as const,
  network: networkOf(deviceOf(headers).address),
  knownBrowser: null,
});

const emailMessage = (path: string) => (path === 'email' ? say.emailInvalid : say.codeWrong);

/** Sends a code to an address. Whether it has an account makes no difference, in words or in time. */
export const askCode = tenantAction({
  schema: z.object({ email: emailInput }),
  fieldMessage: emailMessage,
  failureMessage: say.failed,
  async handle(tenant, { email: typed }, headers) {
    const here = elsewhere(tenant);
    if (!here.ok) {
      return here;
    }
    const email = typed.toLowerCase();
    const admitted = await admitCode(askerAt(tenant, email, headers));
    if (!admitted.ok) {
      return refused(messages.auth.tooManyAttempts('minutes' in admitted.error ? admitted.error.minutes : 1));
    }
    const requester = requesterOf(headers) ?? newRequester();
    await keepCookies(cookieOfRequester(requester));
    after(() =>
      sendCode(tenant, {
        address: { kind: 'email', value: email },
        purpose: 'sign_in',
        requester,
        customerId: null,
      }),
    );
    return ok({ email });
  },
});

/** Signs in by the code. */
export const enterCode = tenantAction({
  schema: z.object({ email: emailInput, code: boundedText(40).trim().min(1) }),
  fieldMessage: emailMessage,
  failureMessage: say.failed,
  async handle(tenant, { email: typed, code }, headers) {
    const here = elsewhere(tenant);
    if (!here.ok) {
      return here;
    }
    const email = typed.toLowerCase();
    const admitted = await admitTry(askerAt(tenant, email, headers));
    if (!admitted.ok) {
      return refused(messages.auth.tooManyAttempts('minutes' in admitted.error ? admitted.error.minutes : 1));
    }
    const before = await readClaims(readCookie(headers, sessionCookie().name));
    const entered = await signInByOpeningCode(
      tenant.id,
      { email, code, requester: requesterOf(headers) },
      {
        device: deviceOf(headers),
        replaced: before && { userId: before.sub, sessionId: before.sessionId },
      },
    );
    if (!entered.ok) {
      return refused(say.codeWrong, { code: say.codeWrong });
    }
    await keepCookies(entered.value.cookie);
    return ok(null);
  },
});

/** Whoever is signed in on the platform's host with all that is asked of them. */
async function signedIn(tenant: Tenant): Promise<Outcome<Known>> {
  const here = elsewhere(tenant);
  if (!here.ok) {
    return here;
  }
  const visitor = await currentVisitor(tenant.id);
  return visitor.kind === 'signed_in' || visitor.kind === 'enrolment'
    ? ok(visitor)
    : refuse('signed_out', messages.auth.sessionMissing);
}

/** Whether an address is free, while somebody types it who could take it. */
export const checkAddress = tenantAction({
  schema: z.object({ name, slug: slug.nullable() }),
  failureMessage: say.failed,
  async handle(tenant, input, headers) {
    const visitor = await signedIn(tenant);
    if (!visitor.ok) {
      return visitor;
    }
    const counted = await countTry([
      { limit: 'openingAddress', key: requestNetwork(headers) },
      { limit: 'openingAddressPerson', key: visitor.value.userId },
    ]);
    return counted.ok
      ? ok(await check(input))
      : refused(messages.auth.tooManyAttempts(counted.error.minutes));
  },
});

/** Where a shop begins to let somebody in who is signed in here. */
const wayInto = async (shop: { slug: string; customDomain: string | null }): Promise<string> =>
  (await storeLinks(shop))(ENTER_PATH);

const NAME_PROBLEMS = { name_missing: say.nameMissing, name_too_long: say.nameTooLong(LONGEST_SHOP_NAME) };
const SLUG_PROBLEMS = {
  slug_invalid: say.problems.invalid,
  slug_reserved: say.problems.reserved,
  slug_taken: say.problems.taken,
};

/** Makes the shop, and answers the address that leads into it. */
export const openShop = tenantAction({
  schema: z.object({ name, slug, trade: z.enum(TRADES), timeZone: boundedText(100).default('') }),
  failureMessage: say.failed,
  async handle(tenant, shop, headers) {
    const visitor = await signedIn(tenant);
    if (!visitor.ok) {
      return visitor;
    }
    const made = await open(visitor.value, shop, deviceOf(headers));
    if (made.ok) {
      return ok({ href: await wayInto({ slug: shop.slug, customDomain: null }) });
    }
    const { code } = made.error;
    switch (code) {
      case 'name_missing':
      case 'name_too_long':
        return refused(NAME_PROBLEMS[code], { name: NAME_PROBLEMS[code] });
      case 'slug_invalid':
      case 'slug_reserved':
      case 'slug_taken':
        return err({ code: 'refused', message: SLUG_PROBLEMS[code], fields: { slug: SLUG_PROBLEMS[code] } });
      case 'too_many_attempts':
        return refused(say.tooMany);
      case 'too_many_shops':
        return refused(say.tooManyShops);
      case 'not_invited':
        return refused(say.notInvited);
      case 'owner_unknown':
        return refuse('signed_out', messages.auth.sessionMissing);
    }
  },
});

/** The shop in which this person acts as the owner. */
const shopOfActing = async (id: TenantId, userId: string): Promise<Tenant | null> =>
  (await findActing(id, userId)) && (await findTenantById(id));

/**
 * The address that lets this person into one of their shops, as they have proved who they are here, in the browser that
 * began there with `secret`. Another's shop is as good as none.
 */
export const handOver = tenantAction({
  schema: z.object({ id: z.uuid().transform(asTenantId), secret: boundedText(100).min(20) }),
  fieldMessage: () => say.enterInvalid,
  failureMessage: say.failed,
  async handle(tenant, { id, secret }) {
    const visitor = await signedIn(tenant);
    if (!visitor.ok) {
      return visitor;
    }
    const { userId, sessionId, assuranceLevel } = visitor.value;
    const shop =
      (await listShopsOfPerson(userId)).find((one) => one.id === id) ?? (await shopOfActing(id, userId));
    if (shop === null) {
      return refused(say.noStores);
    }
    const methods = await methodsOf(tenant.id, aUser(userId), sessionId);
    const person = {
      userId,
      assuranceLevel: assuranceLevel >= 2 ? 2 : 1,
      methods: methods ?? ['otp'],
    } as const;
    const path = await handOffPath(shop.id, person, secret);
    return ok({ href: (await storeLinks(shop))(path) });
  },
});

import { aUser } from '@/lib/auth/sessions/person';
import 'server-only';
import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { noteAudit } from '@/lib/auth/audit-log';
import { cookieSecret, readClaims, sessionCodec, sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { SESSION_LIFE } from '@/lib/auth/sessions/session-times';
import { endSession, endWaysIn } from '@/lib/auth/sessions/sessions.commands';
import {
  type CookieReader,
  type SiteCookie,
  siteCookieName,
  siteCookieOptions,
} from '@/lib/http/site-cookies';
import type { Device } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import type { Tenant } from '@/lib/tenants/tenant';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { LONGEST_EMAIL } from '@/lib/text/email-address';
import { signIn } from './sign-in';
import { refusalToText } from './sign-in-refusal';

const credentialsInput = z.object({
  email: boundedText(withRoom(LONGEST_EMAIL)).trim().min(1).max(LONGEST_EMAIL),
  password: boundedText(1_000).min(1),
  invitation: boundedText(200).min(1).optional(),
});

const signedInUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  sessionId: z.uuid(),
  refreshToken: z.string(),
  accessExpiresAt: z.date(),
});

/** Ends the previous session when a browser signs in again: no cookie refers to it afterwards. */
async function endReplaced(tenant: Tenant, cookie: string | undefined): Promise<void> {
  const claims = await readClaims(cookie);
  if (claims !== null) {
    await endSession(tenant.id, aUser(claims.sub), claims.sessionId);
  }
}

const signedOutClaims = z.object({ sub: z.uuid(), sessionId: z.uuid() });

/**
 * Errors of next-auth that only requests from outside our pages cause. Logged at debug level, or anybody could fill
 * the log.
 */
const OF_THE_CLIENT = new Set(['JWT_SESSION_ERROR', 'SIGNOUT_ERROR', 'CLIENT_FETCH_ERROR']);

const siteCookie = (name: string) => ({ name: siteCookieName(name), options: siteCookieOptions() });

type AuthRequest = {
  device: Device;
  readCookie: CookieReader;
  /** Called after a successful sign-in: with the mark for the browser to keep, and whether it is a new one. */
  signedIn: (person: {
    userId: string;
    sessionId: string;
    mark: SiteCookie | null;
    isNewDevice: boolean;
  }) => void;
};

/**
 * next-auth's options for one request on a shop's hostname. The sign-in page reads what `authorize` throws, so it is
 * always a `SignInRefusal`.
 */
export function authOptions(tenant: Tenant, { device, readCookie, signedIn }: AuthRequest): AuthOptions {
  const cookie = sessionCookie();
  return {
    secret: cookieSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_LIFE / 1_000 },
    jwt: sessionCodec,
    useSecureCookies: cookie.options.secure,
    cookies: {
      sessionToken: cookie,
      csrfToken: siteCookie('next-auth.csrf-token'),
      callbackUrl: siteCookie('next-auth.callback-url'),
    },
    pages: { signIn: '/admin/login', error: '/admin/login' },
    providers: [
      CredentialsProvider({
        name: 'credentials',
        credentials: { email: {}, password: {}, invitation: {} },
        async authorize(input) {
          const parsed = credentialsInput.safeParse(input);
          if (!parsed.success) {
            throw new Error(refusalToText({ code: 'credentials_missing' }));
          }
          const answer = await signIn(tenant, parsed.data, device, readCookie).catch((error: unknown) => {
            logger().error({ event: 'auth.sign_in_crashed', tenantId: tenant.id, error });
            throw new Error(refusalToText({ code: 'failed' }));
          });
          if (!answer.ok) {
            throw new Error(refusalToText(answer.error));
          }
          const { mark, isNewDevice, ...person } = answer.value;
          await endReplaced(tenant, readCookie(cookie.name));
          signedIn({ userId: person.userId, sessionId: person.sessionId, mark, isNewDevice });
          return { ...person, id: person.userId };
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        // next-auth passes a user only at sign-in: the value that `authorize` returned.
        const person = signedInUser.safeParse(user);
        if (!person.success) {
          return token;
        }
        const { id, accessExpiresAt, ...claims } = person.data;
        return { ...claims, sub: id, accessExpiresAt: accessExpiresAt.getTime() };
      },
      // Always a path on this host; lib/auth/sign-in/return-path.ts decides which.
      redirect: ({ baseUrl }) => `${baseUrl}/admin`,
    },
    events: {
      async signOut({ token }) {
        const claims = signedOutClaims.safeParse(token);
        if (claims.success) {
          const { sub: userId, sessionId } = claims.data;
          if (await endSession(tenant.id, aUser(userId), sessionId)) {
            await endWaysIn(userId);
            noteAudit('auth.signed_out', { tenantId: tenant.id, userId, sessionId });
          }
        }
      },
    },
    logger: {
      error: (code, metadata) =>
        OF_THE_CLIENT.has(code)
          ? logger().debug({ event: 'auth.error', code })
          : logger().error({
              event: 'auth.error',
              code: code.slice(0, 100),
              error: metadata instanceof Error ? metadata : undefined,
            }),
      warn: (code) => logger().debug({ event: 'auth.warning', code }),
      debug: () => {},
    },
  };
}

import 'server-only';
import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { logger } from '@/lib/log';
import { messages } from '@/lib/messages';
import type { Tenant } from '@/lib/tenants/tenant';
import { cookieSecret, sessionCodec, sessionCookie } from './session-cookie';
import { SESSION_LIFE } from './session-times';
import { type Device, endSession } from './sessions.commands';
import { type SignInError, signIn } from './sign-in';

const credentialsInput = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1_000),
});

function sentenceOf(error: SignInError, tenant: Tenant): string {
  switch (error.code) {
    case 'no_permission':
      return messages.auth.noPermissionFor(tenant.name);
    case 'too_many_attempts':
      return messages.auth.tooManyAttempts(error.minutes);
    default:
      return messages.auth.signInFailed;
  }
}

const signedInUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  sessionId: z.uuid(),
  refreshToken: z.string(),
  accessExpiresAt: z.date(),
});

const signedOutClaims = z.object({ sub: z.uuid(), sessionId: z.uuid() });

/**
 * next-auth for one request on a shop's hostname. What `authorize` throws is what the sign-in page shows, so
 * it is always one of the catalogue's sentences.
 */
export function authOptions(tenant: Tenant, headers: Headers, device: Device): AuthOptions {
  const cookie = sessionCookie(headers);
  return {
    secret: cookieSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_LIFE / 1_000 },
    jwt: sessionCodec,
    useSecureCookies: cookie.options.secure,
    cookies: { sessionToken: cookie },
    pages: { signIn: '/admin/login', error: '/admin/login' },
    providers: [
      CredentialsProvider({
        name: 'credentials',
        credentials: { email: {}, password: {} },
        async authorize(input) {
          const parsed = credentialsInput.safeParse(input);
          if (!parsed.success) {
            throw new Error(messages.auth.credentialsMissing);
          }
          const signedIn = await signIn(tenant, parsed.data, device).catch((error: unknown) => {
            logger().error({ event: 'auth.sign_in_crashed', tenantId: tenant.id, error });
            throw new Error(messages.auth.failed);
          });
          if (!signedIn.ok) {
            throw new Error(sentenceOf(signedIn.error, tenant));
          }
          return { ...signedIn.value, id: signedIn.value.userId };
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        // Only at sign-in is there a user: what `authorize` answered.
        const signedIn = signedInUser.safeParse(user);
        if (!signedIn.success) {
          return token;
        }
        const { id, accessExpiresAt, ...claims } = signedIn.data;
        return { ...claims, sub: id, accessExpiresAt: accessExpiresAt.getTime() };
      },
      // Host-relative, and never to another host (see lib/auth/return-path.ts for where it leads).
      redirect: ({ baseUrl }) => `${baseUrl}/admin`,
    },
    events: {
      async signOut({ token }) {
        const claims = signedOutClaims.safeParse(token);
        if (claims.success) {
          await endSession(tenant.id, claims.data.sub, claims.data.sessionId);
        }
      },
    },
    logger: {
      error: (code, metadata) =>
        logger().error({
          event: 'auth.error',
          code,
          error: metadata instanceof Error ? metadata : undefined,
        }),
      warn: (code) => logger().debug({ event: 'auth.warning', code }),
      debug: () => {},
    },
  };
}

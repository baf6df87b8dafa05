// The server's environment, parsed once. Nothing else in app, components or lib reads process.env, except
// lib/db/client.ts, lib/release.ts and lib/rosters/reader/reader-file.ts. Only middleware.ts and next.config.mjs read
// the variables that the edge and the build need.
import 'server-only';
import { z } from 'zod';

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** A host name in lower case, with an optional port. Shops are its subdomains, which an IP address cannot have. */
const domain = optionalText
  .transform((text) => text?.toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, 'is a host name such as makerfront.example')
      .refine((text) => !/^\d+(\.\d+){3}(:|$)/.test(text), 'is a host name, not an address')
      .optional(),
  );

/** Replaces zod's own message for a missing variable, which is about types. */
const error = ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : undefined);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error });

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) {
    return false;
  }
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return isSafe && search === '' && hash === '' && username === '';
}

/** Parts of a list that is separated by commas; undefined for none. */
const listOf = (part: z.ZodType<string, string>) =>
  optionalText
    .transform((text) => text?.split(',').map((one) => one.trim()))
    .pipe(z.array(part).min(1).max(8).optional());

const SECRET = z.string().min(32, 'each secret has 32 characters or more');
const secrets = z
  .string({ error })
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.tuple([SECRET], SECRET));

const variables = z.object({
  /** The login for shops' work: it may do what makerfront_tenant may, and owns nothing. */
  DATABASE_URL: databaseUrl,
  /** The same database, with the login for work across shops (makerfront_platform). */
  PLATFORM_DATABASE_URL: databaseUrl,
  /**
   * The same database past a pooler in transaction mode. Through such a pooler a lock of a connection would never be
   * released, and no notification would arrive.
   */
  DIRECT_DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  /**
   * The most connections of one server process to Postgres, for both logins together. The lock for payments uses one
   * more, and so does the listener for changes.
   */
  DATABASE_POOL_SIZE: optionalText.pipe(z.coerce.number<string>().int().min(2).max(200).default(10)),
  /**
   * '1': connections keep the plans of frequent statements. A pooler in transaction mode must know of them (PgBouncer from
   * 1.21 on). Without it they do if there is no such pooler.
   */
  DATABASE_PREPARED_STATEMENTS: optionalText.pipe(z.enum(['0', '1']).optional()),
  /**
   * Signs checkout tokens, links and sessions, and encrypts PayPal secrets. Several, separated by commas, newest
   * first: the first one signs and encrypts, the others still verify and decrypt.
   */
  APP_SECRET: secrets,
  PAYPAL_API_BASE: optionalText.pipe(z.url().default('https://api-m.paypal.com')),
  PAYPAL_SANDBOX_API_BASE: optionalText.pipe(z.url().optional()),
  /** The timeout of one call to PayPal. */
  PAYPAL_TIMEOUT_SECONDS: optionalText.pipe(z.coerce.number<string>().int().min(1).max(60).default(15)),
  /** The platform's own PayPal account, to which shops pay its fees: both or neither. */
  PLATFORM_PAYPAL_CLIENT_ID: optionalText,
  PLATFORM_PAYPAL_SECRET: optionalText,
  /**
   * The platform's account as a PayPal partner, through which shops can connect: id, secret and merchant id, or none of
   * them. The fee comes with each payment then.
   */
  PAYPAL_PARTNER_CLIENT_ID: optionalText,
  PAYPAL_PARTNER_SECRET: optionalText,
  PAYPAL_PARTNER_MERCHANT_ID: optionalText,
  /** PayPal's name for the partner's traffic (BN code). */
  PAYPAL_PARTNER_ATTRIBUTION_ID: optionalText,
  /** Where that account works; shops that connect through a sandbox's take test orders only. */
  PAYPAL_PARTNER_ENVIRONMENT: optionalText.pipe(z.enum(['sandbox', 'live']).default('live')),
  /** The smallest statement of fees, in cents; smaller sums wait for the next month. */
  FEE_STATEMENT_MINIMUM_CENTS: optionalText.pipe(
    z.coerce.number<string>().int().min(1).max(100_000).default(500),
  ),
  /** A tax on the platform's fees, such as `VAT` and `19`: both or neither. */
  FEE_TAX_NAME: optionalText.pipe(z.string().max(40).optional()),
  FEE_TAX_PERCENT: optionalText.pipe(
    z.coerce.number<string>().min(0.01).max(100).multipleOf(0.01).optional(),
  ),
  PAYPAL_SDK_URL: optionalText.pipe(z.url().optional()),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  /** The timeout for handing over one mail. Long, because a mail that is accepted after the timeout is sent twice. */
  SMTP_TIMEOUT_SECONDS: optionalText.pipe(z.coerce.number<string>().int().min(1).max(120).default(60)),
  MAIL_FROM: optionalText.pipe(z.email().default('no-reply@makerfront.test')),
  /** Takes text messages as JSON `{to, text}`; without it phone numbers are not offered. */
  SMS_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  SMS_TOKEN: optionalText,
  /**
   * The provider of "Continue with NAME" (OpenID Connect): all four or none. Whatever the issuer's own documents name is
   * asked, so it is the operator's alone to choose. Plain http only on this very machine, for a stand-in.
   */
  OIDC_ISSUER: optionalText.pipe(
    z
      .url()
      .refine(isProviderAddress, 'is an https address without query, such as https://accounts.google.com')
      .optional(),
  ),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  /** What stands on the button after "Continue with". */
  OIDC_NAME: optionalText.pipe(z.string().max(40).optional()),
  STORAGE_DIRECTORY: optionalText.pipe(z.string().default('.data/storage')),
  /** With a bucket, files are stored there, and STORAGE_DIRECTORY is not used. */
  S3_BUCKET: optionalText,
  S3_REGION: optionalText.pipe(z.string().default('us-east-1')),
  /** For another provider than AWS. Browsers upload files there, so they must be able to reach it. */
  S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** '1' for endpoint/bucket/key instead of bucket.endpoint/key. */
  S3_FORCE_PATH_STYLE: optionalText.pipe(z.enum(['0', '1']).default('0')),
  /** Both or neither; without them the library looks for a role of the machine. */
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** The most orders in 15 minutes, paid or not: of one network address; and of one shop, before they slow down. */
  ORDERS_PER_ADDRESS: optionalText.pipe(z.coerce.number<string>().int().min(1).default(300)),
  ORDERS_PER_STORE: optionalText.pipe(z.coerce.number<string>().int().min(1).default(1_000)),
  /** The most megabytes of unpaid logos and rosters: of one network address at a shop, and of one shop. */
  UPLOAD_MEGABYTES_PER_ADDRESS: optionalText.pipe(z.coerce.number<string>().int().min(1).default(200)),
  UPLOAD_MEGABYTES_PER_STORE: optionalText.pipe(z.coerce.number<string>().int().min(1).default(5_000)),
  /** Days that names on rosters are kept after their order is over; of orders of an account, after it was last used. */
  ROSTER_NAMES_DAYS: optionalText.pipe(z.coerce.number<string>().int().min(1).max(3_650).default(180)),
  ROSTER_NAMES_ACCOUNT_DAYS: optionalText.pipe(
    z.coerce.number<string>().int().min(1).max(3_650).default(550),
  ),
  /** Seconds between two runs of the reconciler, if the server runs it itself. */
  RECONCILE_SECONDS: optionalText.pipe(z.coerce.number<string>().int().min(1).max(3_600).default(60)),
  /** Set by Vercel, where no process stays for background work. */
  VERCEL: optionalText,
  /**
   * A cache in front that keeps pages until it is told (Fastly's API: `https://api.fastly.com/service/ID`), and its key:
   * both or neither.
   */
  CDN_PURGE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  CDN_PURGE_KEY: optionalText,
  /** Lets Prometheus read /metrics; without it that address does not exist. */
  METRICS_SECRET: optionalText.pipe(z.string().min(16).optional()),
  /** Lets a scheduler start background work over HTTP; without it the addresses for that do not exist. */
  CRON_SECRET: optionalText.pipe(z.string().min(16).optional()),
  /**
   * The platform's own domain, with its port if that is not the scheme's default. Links are made of it, so production
   * does not start without it. `localhost` means a developer's own machine.
   */
  PLATFORM_DOMAIN: domain,
  /** Overrides what lib/http/site-scheme.ts concludes from the other variables. */
  SITE_SCHEME: optionalText.pipe(z.enum(['http', 'https']).optional()),
  NODE_ENV: optionalText,
  PREVIEW_DOMAIN: domain,
  /** Name servers to ask about shops' domains, as `address` or `address:port`; the machine's own without it. */
  DNS_RESOLVER: listOf(
    z.string().regex(/^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d{1,5})?$/i, 'is an IP address'),
  ),
  /** The name that shops' domains lead to by CNAME; PLATFORM_DOMAIN without it. */
  DOMAIN_TARGET: optionalText
    .transform((text) => text?.toLowerCase())
    .pipe(
      z
        .string()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is a host name')
        .optional(),
    ),
  /** The addresses that their apexes lead to; those of DOMAIN_TARGET in DNS without it. */
  DOMAIN_ADDRESSES: listOf(z.union([z.ipv4(), z.ipv6()])),
  /** Lets a web server on another machine ask /api/domains/allowed; without it only this machine may. */
  DOMAINS_SECRET: optionalText.pipe(z.string().min(16).optional()),
  /** On Vercel: the project whose domains the shops' are. */
  VERCEL_API_TOKEN: optionalText,
  VERCEL_PROJECT_ID: optionalText,
  VERCEL_TEAM_ID: optionalText,
  VERCEL_API_BASE: optionalText.pipe(z.url().default('https://api.vercel.com')),
  /** '1' if a proxy of ours sets X-Forwarded-Host; anyone else could forge it. */
  TRUST_PROXY: optionalText.pipe(z.enum(['0', '1']).default('0')),
  /** Where traces go (OpenTelemetry, OTLP over HTTP); none without it. Its libraries read their other OTEL_ variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_SERVICE_NAME: optionalText.pipe(z.string().default('makerfront')),
  LOG_LEVEL: optionalText.pipe(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
});

const environment = variables
  .refine(({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => !S3_ACCESS_KEY_ID === !S3_SECRET_ACCESS_KEY, {
    path: ['S3_SECRET_ACCESS_KEY'],
    message: 'goes together with S3_ACCESS_KEY_ID',
  })
  .refine(
    ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME }) =>
      new Set(
        [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME].map((value) => value === undefined),
      ).size === 1,
    {
      path: ['OIDC_ISSUER'],
      message: 'goes together with OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME',
    },
  )
  .refine(
    ({ PLATFORM_PAYPAL_CLIENT_ID, PLATFORM_PAYPAL_SECRET }) =>
      !PLATFORM_PAYPAL_CLIENT_ID === !PLATFORM_PAYPAL_SECRET,
    { path: ['PLATFORM_PAYPAL_SECRET'], message: 'goes together with PLATFORM_PAYPAL_CLIENT_ID' },
  )
  .refine(
    ({ PAYPAL_PARTNER_CLIENT_ID, PAYPAL_PARTNER_SECRET, PAYPAL_PARTNER_MERCHANT_ID }) =>
      new Set(
        [PAYPAL_PARTNER_CLIENT_ID, PAYPAL_PARTNER_SECRET, PAYPAL_PARTNER_MERCHANT_ID].map(
          (value) => value === undefined,
        ),
      ).size === 1,
    {
      path: ['PAYPAL_PARTNER_CLIENT_ID'],
      message: 'goes together with PAYPAL_PARTNER_SECRET and PAYPAL_PARTNER_MERCHANT_ID',
    },
  )
  .refine(({ FEE_TAX_NAME, FEE_TAX_PERCENT }) => !FEE_TAX_NAME === !FEE_TAX_PERCENT, {
    path: ['FEE_TAX_PERCENT'],
    message: 'goes together with FEE_TAX_NAME',
  })
  .refine(({ CDN_PURGE_URL, CDN_PURGE_KEY }) => !CDN_PURGE_URL === !CDN_PURGE_KEY, {
    path: ['CDN_PURGE_KEY'],
    message: 'goes together with CDN_PURGE_URL',
  })
  .refine(({ VERCEL_API_TOKEN, VERCEL_PROJECT_ID }) => !VERCEL_API_TOKEN === !VERCEL_PROJECT_ID, {
    path: ['VERCEL_PROJECT_ID'],
    message: 'goes together with VERCEL_API_TOKEN',
  })
  .refine(({ VERCEL, CRON_SECRET }) => VERCEL === undefined || CRON_SECRET !== undefined, {
    path: ['CRON_SECRET'],
    message: 'is needed on Vercel, where mails, payments and refunds are worked off by its scheduler only',
  });

const required = environment
  .refine(({ NODE_ENV, PLATFORM_DOMAIN }) => NODE_ENV !== 'production' || PLATFORM_DOMAIN !== undefined, {
    path: ['PLATFORM_DOMAIN'],
    message:
      'is needed in production, since links in mails are made of it; on your own machine it is localhost and the port, such as localhost:3000',
    // Reported together with all other missing variables, so that one restart is enough.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'PLATFORM_DOMAIN'),
  })
  .transform(
    ({
      PLATFORM_DOMAIN = 'localhost:3000',
      DIRECT_DATABASE_URL,
      DATABASE_PREPARED_STATEMENTS = DIRECT_DATABASE_URL === undefined ? '1' : '0',
      ...rest
    }) => ({ ...rest, PLATFORM_DOMAIN, DIRECT_DATABASE_URL, DATABASE_PREPARED_STATEMENTS }),
  );

export type Environment = z.infer<typeof required>;

/** Names the missing and invalid variables, never their values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete. ${problems.join('; ')}`);
  }
}

let parsed: Environment | undefined;

/** Makes next-auth use the origin from lib/auth/sign-in/run-next-auth.ts, and none from the environment. */
export function letNextAuthTakeOrigin(): void {
  process.env.AUTH_TRUST_HOST = '1';
  delete process.env.NEXTAUTH_URL;
}

/**
 * The parsed environment. Throws an `EnvironmentError` if variables are missing or invalid. Parsed at
 * the first use, because a build needs none of them.
 */
export function env(): Environment {
  if (parsed === undefined) {
    const result = required.safeParse(process.env);
    if (!result.success) {
      throw new EnvironmentError(
        result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      );
    }
    parsed = result.data;
  }
  return parsed;
}

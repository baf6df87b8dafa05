// Sends every handler and every server action the worst input that its limits allow. The test finds them by walking
// the folders, and their fields by walking their schemas, so a new one is tested automatically.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { LONGEST_PLAIN_BODY } from '@/lib/http/body-limits.mjs';
import { inputWith, leafPaths } from '@/lib/testing/hostile/schema-leaves';
import { worstJson, worstTexts } from '@/lib/testing/hostile/worst-texts';
import { costsLessThan } from '@/lib/testing/time/cpu-time';

/** The most milliseconds for one answer. */
const MOST_WORK = 100;
/** The most bytes of an answer, so that input does not come back at length. */
const LONGEST_ANSWER = 20_000;
/** The most bytes of a server action's call, as in next.config.mjs. */
const LONGEST_ACTION = 256 * 1024;
/**
 * For each text of a schema: less than what may be sent, and more than any of them allows. What looks at a text once is slow
 * only at the full length, which the worst bodies have; what looks at it again and again takes seconds at this one.
 */
const LONGEST_TEXT = 100_000;

type Asked = {
  schema: z.ZodType;
  longestBody?: number;
  fieldMessage?: (path: string, input: unknown) => string;
};

const seen = vi.hoisted(() => ({
  handlers: new Map<unknown, Asked>(),
  actions: new Map<unknown, Asked>(),
  /** Handlers that read no body. */
  bodiless: new Set<unknown>(),
}));
const tenant = vi.hoisted(() => ({
  id: '0190a1b2-0000-7000-8000-00000000000a',
  slug: 'shop',
  name: 'Shop',
  appSignIn: true,
  appOrigins: [],
}));

vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => {} }));
vi.mock('@/lib/tenants/tenants.queries', () => ({
  getCachedTenant: async () => tenant,
  findTenantById: async () => tenant,
}));
vi.mock('@/lib/limits/rate-limits', () => ({ countTry: async () => ({ ok: true, value: null }) }));
vi.mock('@/lib/auth/admin', () => ({
  findAdmin: async () => ({ ok: true, value: { tenant, timeZone: 'UTC', userId: tenant.id } }),
  requireRecentProof: () => ({ ok: true, value: null }),
}));
vi.mock('@/lib/auth/headless/bearer', () => ({
  bearerOf: async () => ({
    ok: true,
    value: { customer: { id: tenant.id }, sessionId: tenant.id, assuranceLevel: 1, provedAt: new Date() },
  }),
}));
// No request gets further than this: the test measures all that comes before.
const noDatabase = () => {
  throw new Error('no database here');
};
vi.mock('@/lib/db/tenant-db', () => ({ tenantDb: noDatabase }));
vi.mock('@/lib/db/platform-db', () => ({ platformDb: noDatabase }));
vi.mock('@/lib/db/client', () => ({ database: noDatabase }));
vi.mock('@/lib/entry/tenant-handler', async (original) => {
  const module = await original<typeof import('@/lib/entry/tenant-handler')>();
  const tenantHandler = (options: Parameters<typeof module.tenantHandler>[0]) => {
    const handler = module.tenantHandler(options);
    seen.handlers.set(handler, options);
    return handler;
  };
  return { ...module, tenantHandler };
});
vi.mock('@/lib/entry/admin-json-handler', async (original) => {
  const module = await original<typeof import('@/lib/entry/admin-json-handler')>();
  const adminJsonHandler = (options: Parameters<typeof module.adminJsonHandler>[0]) => {
    const handler = module.adminJsonHandler(options);
    seen.handlers.set(handler, options);
    return handler;
  };
  return { ...module, adminJsonHandler };
});
vi.mock('@/lib/entry/headless/headless-handler', async (original) => {
  const module = await original<typeof import('@/lib/entry/headless/headless-handler')>();
  const asked =
    <Options extends Asked, Handler>(make: (options: Options) => Handler) =>
    (options: Options) => {
      const handler = make(options);
      seen.handlers.set(handler, options);
      return handler;
    };
  const unasked =
    <Work, Handler>(make: (work: Work) => Handler) =>
    (work: Work) => {
      const handler = make(work);
      seen.bodiless.add(handler);
      return handler;
    };
  return {
    ...module,
    headlessHandler: asked(module.headlessHandler),
    bearerHandler: asked(module.bearerHandler),
    headlessQuery: unasked(module.headlessQuery),
    bearerQuery: unasked(module.bearerQuery),
  };
});
const recorded = (options: Asked) => {
  const action = async () => {};
  seen.actions.set(action, options);
  return action;
};
vi.mock('@/lib/entry/tenant-action', async (original) => ({
  ...(await original<object>()),
  tenantAction: recorded,
}));
vi.mock('@/lib/entry/admin-action', () => ({ adminAction: recorded }));

type Handler = (request: Request, context: { params: Promise<unknown> }) => Response | Promise<Response>;

const root = process.cwd();
const filesNamed = (pattern: RegExp) =>
  readdirSync(`${root}/app`, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .sort();
const routes = filesNamed(/(^|\/)route\.ts$/);
const actionFiles = filesNamed(/actions\.ts$/);

async function exportsOf(file: string): Promise<[string, unknown][]> {
  const module: object = await import(/* @vite-ignore */ pathToFileURL(`${root}/app/${file}`).href);
  return Object.entries(module);
}
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** next-auth reads its requests itself; the handler's own tests cover which requests reach it. */
const READS_ITSELF = ['[tenant]/api/auth/[...nextauth]/route.ts', '[tenant]/api/auth/signout/route.ts'];
/** These store bytes unread, without a schema. */
const TAKES_BYTES = [
  'api/uploads/bytes/[token]/route.ts',
  '[tenant]/api/paypal/webhook/route.ts',
  '[tenant]/api/platform/paypal/webhook/route.ts',
  // Its bytes are read in a process of its own.
  '[tenant]/api/admin/products/read/route.ts',
  // Takes no body.
  '[tenant]/api/account/session/route.ts',
  '[tenant]/api/session/route.ts',
];
const NO_BODY = ['GET', 'HEAD'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const PARAMETERS = [
  ...['q', 'status', 'payment', 'from', 'to', 'product', 'type', 'year', 'month', 'orders', 'open', 'id'],
  ...['token', 'kind', 'name', 'sort', 'cursor', 'category', 'page', 'return', 'tenant'],
  ...['code', 'state', 'iss', 'error'],
];

const ADDRESS = 'http://shop.test/api/x';
const HEADERS = { host: 'shop.test', origin: 'http://shop.test', 'content-type': 'application/json' };

/** Calls a handler, and checks its cost and answer. An exception counts as an answer here. */
async function ask(handler: Handler, what: string, request: () => Request, params: unknown): Promise<void> {
  let length = 0;
  const isQuick = await costsLessThan(MOST_WORK, async () => {
    try {
      const response = await handler(request(), { params: Promise.resolve(params) });
      length = (await response.text()).length;
    } catch {
      length = 0;
    }
  });
  expect(isQuick, `more than ${MOST_WORK} ms for ${what.slice(0, 60)}…`).toBe(true);
  expect(length, `an answer to ${what.slice(0, 60)}…`).toBeLessThan(LONGEST_ANSWER);
}

const post = (text: string) => {
  const body = new TextEncoder().encode(text);
  return () => new Request(ADDRESS, { method: 'POST', headers: HEADERS, body });
};

const longTexts = () => worstTexts(LONGEST_TEXT);
// Parsed once, because they are as large as the limits.
let parsed: unknown[] | undefined;
const worstArguments = () => {
  parsed ??= worstJson(LONGEST_ACTION).flatMap(parsedOrNot);
  return parsed;
};

/** A JSON body with this text at this path, of at most so many bytes after escaping. */
const jsonWith = (path: (string | number)[], text: string, bytes: number): string => {
  const whole = JSON.stringify(inputWith(path, text));
  const size = Buffer.byteLength(whole);
  return size <= bytes
    ? whole
    : JSON.stringify(inputWith(path, text.slice(0, Math.floor((text.length * (bytes - 200)) / size))));
};

describe.each(routes.filter((file) => !READS_ITSELF.includes(file)))('%s', async (file) => {
  const exported = await exportsOf(file);
  const methods = exported.filter(([name]) => METHODS.includes(name));

  it('is covered by this test', () => {
    for (const [method, handler] of methods) {
      const isMeasured = NO_BODY.includes(method) || seen.handlers.has(handler) || TAKES_BYTES.includes(file);
      const answersWithoutReading =
        seen.bodiless.has(handler) || (isHandler(handler) && handler.length === 0);
      expect(isMeasured || answersWithoutReading, `${method} reads a body in a way of its own`).toBe(true);
    }
  });

  it.each(methods.filter(([name]) => name === 'GET'))(
    'answers %s with the worst address at once',
    async (_method, handler) => {
      if (!isHandler(handler)) {
        return;
      }
      for (const text of worstTexts(600)) {
        const query = new URLSearchParams(PARAMETERS.map((name) => [name, text]));
        await ask(
          handler,
          text,
          () => new Request(`${ADDRESS}?${query}`, { headers: HEADERS }),
          worstParams(text),
        );
      }
    },
    120_000,
  );

  it.each(methods.filter(([, handler]) => seen.handlers.has(handler)))(
    'answers %s with the worst body at once',
    async (_method, handler) => {
      const options = seen.handlers.get(handler);
      if (!options || !isHandler(handler)) {
        return;
      }
      const bytes = options.longestBody ?? LONGEST_PLAIN_BODY;
      for (const json of worstJson(bytes)) {
        await ask(handler, json, post(json), { tenant: 'shop' });
      }
      for (const path of leafPaths(options.schema)) {
        for (const text of worstTexts(Math.min(bytes, LONGEST_TEXT))) {
          const json = jsonWith(path, text, bytes);
          await ask(handler, json, post(json), { tenant: 'shop' });
        }
      }
    },
    120_000,
  );
});

/** Parameters with the same text for every part of the path. */
const worstParams = (text: string) =>
  new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : text) });

describe.each(actionFiles)('%s', async (file) => {
  const exported = await exportsOf(file);

  it('is covered by this test', () => {
    for (const [name, action] of exported) {
      expect(
        seen.actions.has(action) || ['signUp', 'writeToStore'].includes(name),
        `${name} reads its argument in a way of its own`,
      ).toBe(true);
    }
  });

  it.each(exported.filter(([, action]) => seen.actions.has(action)))(
    'lets %s refuse the worst argument at once',
    async (_name, action) => {
      const options = seen.actions.get(action);
      if (!options) {
        return;
      }
      const { parseInput } = await import('@/lib/entry/tenant-action');
      const inputs = [
        ...worstArguments(),
        ...leafPaths(options.schema).flatMap((path) => longTexts().map((text) => inputWith(path, text))),
      ];
      for (const input of inputs) {
        let refused: unknown;
        const isQuick = await costsLessThan(MOST_WORK, () => {
          refused = parseInput(options, input);
        });
        expect(isQuick).toBe(true);
        expect(JSON.stringify(refused).length).toBeLessThan(LONGEST_ANSWER);
      }
    },
    120_000,
  );
});

/** React's parsed argument is at most what JSON makes of it. */
function parsedOrNot(json: string): unknown[] {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}

it('handles the worst addresses for the landing page’s form at once', async () => {
  const { signUp } = await import('./(marketing)/actions');
  for (const text of longTexts()) {
    const form = new FormData();
    form.set('email', text);
    let state: unknown;
    const isQuick = await costsLessThan(MOST_WORK, async () => {
      state = await signUp({ outcome: null, email: '' }, form).catch(() => null);
    });
    expect(isQuick).toBe(true);
    expect(JSON.stringify(state).length).toBeLessThan(LONGEST_ANSWER);
  }
});

it('handles the worst texts for the contact form at once', async () => {
  const { writeToStore } = await import('./[tenant]/(shop)/contact/actions');
  const { emptyContact } = await import('./[tenant]/(shop)/contact/contact-state');
  for (const text of longTexts()) {
    const form = new FormData();
    for (const name of ['name', 'email', 'orderNumber', 'message', 'website']) {
      form.set(name, text);
    }
    let state: unknown;
    const isQuick = await costsLessThan(MOST_WORK, async () => {
      state = await writeToStore(emptyContact, form).catch(() => null);
    });
    expect(isQuick).toBe(true);
    expect(JSON.stringify(state).length).toBeLessThan(LONGEST_ANSWER);
  }
});

import { z } from 'zod';
import { startPayPalSandbox } from './server';
import type { Account } from './state';

function parseAccounts(text: string): Account[] {
  return text.split(',').flatMap((entry) => {
    const pair = entry.trim();
    if (pair === '') return [];
    const separator = pair.indexOf(':');
    return [{ clientId: pair.slice(0, separator), clientSecret: pair.slice(separator + 1) }];
  });
}

const accountList = /^\s*([^:,\s]+:[^,\s]+\s*(,\s*[^:,\s]+:[^,\s]+\s*)*)?$/;

const environment = z.object({
  PAYPAL_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  PAYPAL_SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  PAYPAL_SANDBOX_PUBLIC_URL: z.url().optional(),
  PAYPAL_SANDBOX_ACCOUNTS: z
    .string()
    .regex(accountList, 'must be "clientId:secret,clientId:secret"')
    .default('')
    .transform(parseAccounts),
});

const parsed = environment.safeParse(process.env);
if (!parsed.success) {
  // The values hold secrets, so only the names and reasons are printed.
  for (const issue of parsed.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`);
  process.exit(1);
}

try {
  const sandbox = await startPayPalSandbox({
    port: parsed.data.PAYPAL_SANDBOX_PORT,
    host: parsed.data.PAYPAL_SANDBOX_HOST,
    publicUrl: parsed.data.PAYPAL_SANDBOX_PUBLIC_URL,
    accounts: parsed.data.PAYPAL_SANDBOX_ACCOUNTS,
  });
  console.log(`PayPal sandbox: ${sandbox.publicUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

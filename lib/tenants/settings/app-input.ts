import { z } from 'zod';
import { appSettingsSentences as say } from '@/lib/messages/en/admin/app-settings';
import { boundedText } from '@/lib/text/bounded-text';
import { LONGEST_ORIGIN, MOST_ORIGINS } from './settings-limits';

/** UTF-16 units of the whole field: room for each address and the blanks around it. */
const LONGEST_TYPED = 2 * MOST_ORIGINS * LONGEST_ORIGIN;

const DEVELOPMENT_HOSTS = ['localhost', '127.0.0.1'];

/** What a browser sends as the origin of a page at this address; null for an address that no page of an app has. */
export function readOrigin(typed: string): string | null {
  if (typed.length > LONGEST_ORIGIN || !URL.canParse(typed)) {
    return null;
  }
  const { origin, protocol, hostname, pathname, search, hash, username, password } = new URL(typed);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && DEVELOPMENT_HOSTS.includes(hostname));
  const isBare = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isSafe && isBare && !hostname.includes('*') ? origin : null;
}

const origins = boundedText(LONGEST_TYPED, say.tooManyOrigins(MOST_ORIGINS)).transform((typed, context) => {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map(readOrigin);
  const wrong = read.indexOf(null);
  if (wrong !== -1) {
    context.addIssue({ code: 'custom', message: say.originInvalid((lines[wrong] ?? '').slice(0, 60)) });
    return z.NEVER;
  }
  const known = [...new Set(read.filter((origin) => origin !== null))];
  if (known.length > MOST_ORIGINS) {
    context.addIssue({ code: 'custom', message: say.tooManyOrigins(MOST_ORIGINS) });
    return z.NEVER;
  }
  return known;
});

/** What the tab App sends: the switch, and the addresses as typed, one a line. */
export const appInput = z.object({
  appSignIn: z.boolean(),
  appOrigins: origins,
  base: z
    .object({
      appSignIn: z.boolean(),
      appOrigins: boundedText(LONGEST_TYPED).transform((typed) => typed.split('\n').filter(Boolean)),
    })
    .optional(),
});

export type AppInput = Pick<z.infer<typeof appInput>, 'appSignIn' | 'appOrigins'>;

import { isEmailAddress } from '@/lib/text/email-address';

const LONGEST_NAME = 60;

/**
 * Whether a name may appear in a mail to a stranger. People choose their names, and mail programs turn text
 * that looks like an address into a link.
 */
export const isPlainName = (name: string): boolean =>
  isEmailAddress(name) || (name !== '' && name.length <= LONGEST_NAME && !/[^\s][.:/@\\][^\s]/.test(name));

// What the links at the top of a shop's pages say. Every page loads it, so that nothing else belongs here.
import { plural } from '@/lib/messages/format';

export const headerLinkSentences = {
  cart: (pieces: number) =>
    pieces === 0 ? 'Cart, empty' : plural(pieces, { one: 'Cart, # item', other: 'Cart, # items' }),
  login: 'Login',
  admin: 'Admin',
  account: 'Account',
} as const;

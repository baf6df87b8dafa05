import { accountFrameSentences } from '@/lib/messages/en/account/frame';

const say = accountFrameSentences.sections;

/** The pages of a shopper's account, in order. */
export const ACCOUNT_SECTIONS = [
  { key: 'orders', href: '/account/orders', ...say.orders },
  { key: 'addresses', href: '/account/addresses', ...say.addresses },
  { key: 'teams', href: '/account/teams', ...say.teams },
  { key: 'profile', href: '/account/profile', ...say.profile },
  { key: 'security', href: '/account/security', ...say.security },
  { key: 'data', href: '/account/data', ...say.data },
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]['key'];

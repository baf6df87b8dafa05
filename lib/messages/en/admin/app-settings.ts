// An owner's settings for an app of their own that signs shoppers in.
import { plural } from '../../format';

export const appSettingsSentences = {
  title: 'Your own app',
  lead: 'If somebody builds an app or a website of its own for your store, your shoppers can sign in to it with the account that they have here, and see their orders. Without such an app, leave this off.',
  switch: 'Let an app of mine sign shoppers in',
  switchHint:
    'Off, every app is refused at once. Shoppers who are signed in to your storefront notice nothing of it.',
  origins: 'Addresses of your app on the web',
  originsInShort: 'Addresses',
  originsHint: 'One a line, such as https://app.example.com. Apps on phones need none.',
  address: 'Address for the app',
  addressHint: 'Whoever builds the app enters this one. It is no secret.',
  guide: 'For whoever builds the app',
  guideText:
    'The calls are those of GoTrue, so the client @supabase/auth-js works as it is. An app should send a random id of its own in the header X-Requester-Id, and keep its tokens where other apps cannot read them.',
  originInvalid: (typed: string) =>
    `“${typed}” is not the address of a website. Please enter it like https://app.example.com, without a path.`,
  tooManyOrigins: (most: number) =>
    plural(most, { one: 'Please enter at most one address', other: 'Please enter at most # addresses' }),
} as const;

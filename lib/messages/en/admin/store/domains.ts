// Settings, Domains: a store's own names, what DNS says of them, and what to do.

export const domainSentences = {
  title: 'Domains',
  lead: 'Your store can have a domain of your own. Its address at Makerfront keeps working, and your team can always sign in there.',
  own: 'Address at Makerfront',
  add: 'Connect a domain',
  name: 'Domain',
  nameHint: 'One that you have already bought, for example clayandkiln.com or shop.clayandkiln.com.',
  connect: 'Show the records to set',
  connecting: 'One moment',
  claimed: (host: string) => `Now set the records of ${host} where its DNS is kept.`,
  none: 'No domain is connected yet.',
  statuses: {
    not_found: {
      name: 'Not found',
      text: 'The domain leads nowhere yet. Set the records below where its DNS is kept. New records can take from a few minutes to a day to be seen everywhere.',
    },
    wrong_target: {
      name: 'Wrong target',
      text: 'The domain leads somewhere else. Change the record that is marked below, and remove the one it has now.',
    },
    proxied: {
      name: 'Behind Cloudflare’s proxy',
      text: 'Cloudflare stands in front of the domain, so nobody can see where it leads, and it gets no certificate here. Open its DNS page at Cloudflare, press the orange cloud of the record, so that it reads “DNS only”.',
    },
    conflicting: {
      name: 'Conflicting records',
      text: 'Some of the addresses lead here and others do not, so some visitors would not find your store. Remove every A and AAAA record of this name but the ones below.',
    },
    token_missing: {
      name: 'Token missing',
      text: 'The domain leads here. Set the TXT record below too: it proves that the domain is yours.',
    },
    waiting: {
      name: 'Waiting for the certificate',
      text: 'The records are right. The certificate for https is being got, which usually takes a few minutes. There is nothing you need to do.',
    },
    working: { name: 'Working', text: 'Your store is at this domain.' },
    lapsed: {
      name: 'Lapsed',
      text: 'The domain was not proved within seven days, so the claim has ended. Claim it again to get a new token.',
    },
    stopped: {
      name: 'Stopped',
      text: 'For seven days the domain has led somewhere else, without its token. It shows your store no more. Claim it again to get a new token.',
    },
    lost: {
      name: 'With another store',
      text: 'Another store has proved in DNS that the domain is theirs. If it is still yours, claim it again to get a new token.',
    },
  },
  recordTypes: {
    A: 'A record, for the domain itself',
    CNAME: 'CNAME record',
    TXT: 'TXT record, the token',
  },
  optional: 'So that this name leads to the domain too',
  recordName: 'Name',
  recordValue: 'Value',
  /** For screen readers. */
  recordOf: (type: string, name: string) => `${type} record of ${name}`,
  now: (found: readonly string[]) => `Found now: ${found.join(', ')}`,
  recordStates: {
    ok: 'Right',
    not_found: 'Not found',
    wrong_target: 'Wrong',
    proxied: 'Proxied',
    conflicting: 'Conflicting',
    token_missing: 'Missing',
    unknown: 'Not checked yet',
  },
  noAddresses:
    'The addresses of this record are not known at the moment. Look again in a few minutes, or use the domain with www in front.',
  main: 'Main address',
  leadsOn: (host: string) => `Visitors of ${host} are led here.`,
  provable: (until: string) => `The claim lapses on ${until} if the token is not found by then.`,
  checked: (when: string) => `Last checked ${when}`,
  neverChecked: 'Not checked yet',
  check: 'Check now',
  checking: 'Checking',
  checkedNow: 'Checked.',
  tooManyChecks: (minutes: number) =>
    `You have checked often. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; it is checked by itself meanwhile.`,
  makeMain: 'Make it the main address',
  madeMain: (host: string) => `${host} is the main address now.`,
  again: 'Claim it again',
  remove: 'Remove',
  removed: (host: string) => `${host} was removed.`,
  removeQuestion: (host: string) => `Remove ${host}?`,
  removeText:
    'Your store is at its other addresses from then on. To connect the domain again you need a new token.',
  steps: 'Mail these steps to whoever keeps your DNS',
  stepsEmail: 'Their email address',
  sendSteps: 'Send the steps',
  stepsSent: (email: string) => `The steps are on their way to ${email}.`,
  tooManyMails: 'You have sent many of these mails today. Please try again tomorrow.',
  problems: {
    invalid: 'This is not the name of a domain. Type it without spaces, such as clayandkiln.com.',
    suffix: 'Under this name anybody can get a domain, so it is nobody’s own. Type yours in full.',
    own: 'This name belongs to Makerfront.',
    address: 'This is the address of a machine. Type the name of a domain.',
    yours: 'This domain is in your list already.',
    too_many: 'A store can have ten domains. Remove one that you do not need.',
    denied: 'Only an owner can do this, and you are not one any more.',
    gone: 'This domain is not in your list any more, or does not work yet.',
  },
  tooManyClaims: (minutes: number) =>
    `You have connected many domains today. Please try again in ${Math.ceil(minutes / 60)} hours.`,
  failed: 'This could not be saved. Please try again.',
} as const;

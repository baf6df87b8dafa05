// Mails about a shop's own domain.

export const domainNoticeSentences = {
  changes: {
    working: {
      subject: (host: string) => `${host} works`,
      title: (host: string, store: string) => `${host} shows ${store} now.`,
      text: 'There is nothing more to do. Keep the records as they are, the one with the token too.',
    },
    stopped: {
      subject: (host: string) => `${host} does not show your store any more`,
      title: (host: string, store: string) => `${host} does not lead to ${store} as it should.`,
      text: 'Settings, Domains shows which record is wrong, and how it should be. Your store stays at its address of Makerfront.',
    },
    lost: {
      subject: (host: string) => `${host} belongs to another store now`,
      title: (host: string, store: string) => `${host} was taken off ${store}.`,
      text: 'Another store has proved in DNS that the domain is theirs, and your own token is not there any more. If the domain is still yours, somebody else can change its DNS: look there first, then claim it again in Settings, Domains.',
    },
    lapsed: {
      subject: (host: string) => `The claim of ${host} has lapsed`,
      title: (host: string, store: string) => `${host} was not connected to ${store} within seven days.`,
      text: 'Nothing was changed. You can claim it again in Settings, Domains; it gets a new token then.',
    },
  },
  open: 'Open the settings',
} as const;

export const domainStepsSentences = {
  subject: (host: string, store: string) => `Please set the DNS records of ${host} for ${store}`,
  title: (sender: string, store: string, host: string) =>
    `${sender} of ${store} asks you to set these DNS records, so that ${host} shows their store.`,
  titleByStore: (store: string, host: string) =>
    `${store} asks you to set these DNS records, so that ${host} shows their store.`,
  record: (type: string, name: string) => `${type} record, name ${name}`,
  optional: (type: string, name: string) =>
    `${type} record, name ${name}, if this name should lead there too`,
  only: 'Remove other A, AAAA and CNAME records of these names, and switch a proxy in front of them (the orange cloud at Cloudflare) off. Leave all other records as they are, those for mail too.',
  notYou: 'If you do not keep the DNS of this domain, you can ignore this mail.',
} as const;

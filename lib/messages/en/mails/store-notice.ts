// Mails about a store's archive, and about the end of a closed store.

export const storeNoticeSentences = {
  archiveReady: {
    subject: 'Your archive is ready',
    lead: (store: string) => `Everything that ${store} owns is in one file now.`,
    open: 'Go to Your data',
    validity: (day: string) => `It is there until ${day}. Sign in as an owner to download it.`,
    careful: 'The file has the names and addresses of your customers. Keep it safe.',
  },
  acting: {
    subject: (store: string) => `Makerfront looks at ${store} as you see it`,
    lead: (operator: string, store: string) =>
      `${operator} of Makerfront has signed in to ${store} in your place, for at most 30 minutes.`,
    reason: (reason: string) => `Reason: ${reason}`,
    limits:
      'They see what you see, without files of your customers. They never change your team, your PayPal account or your password, and move no money.',
    log: 'It stands in your log, under Settings, Team. If you did not expect this, write to Makerfront.',
  },
  wayIn: {
    subject: (store: string) => `Your way into ${store}`,
    lead: (store: string) =>
      `You own ${store}. Sign in at Makerfront with this email address: we send you a code, and you are in your store.`,
    open: 'Sign in',
    notYou: 'Somebody at Makerfront sent this because they were asked to. It opens nothing without the code.',
  },
  closed: {
    subject: (store: string) => `${store} is closed`,
    lead: (store: string) => `${store} is closed. Shoppers find nothing there any more.`,
    until: (day: string) =>
      `Until ${day} you can sign in, download everything that the store owns, and take the closing back. Then everything of it is deleted for good, files too. What the law asks you to keep, such as invoices, is yours to keep: the download has it.`,
    open: 'Sign in',
  },
  deletionSoon: {
    subject: (store: string) => `${store} is deleted in a week`,
    lead: (store: string, day: string) =>
      `${store} has been closed for three weeks. On ${day} everything of it is deleted for good, files too.`,
    until:
      'Until then you can sign in, download everything, or take the closing back. What the law asks you to keep, such as invoices, is yours to keep: the download has it.',
    open: 'Sign in',
  },
  deleted: {
    subject: (store: string) => `${store} was deleted`,
    lead: (store: string) =>
      `Everything of ${store} was deleted, files too: products, orders, customers, pictures.`,
    stays: (slug: string) =>
      `What stays is a receipt without any name: that the address ${slug} was a store, when it was closed and deleted, and how many rows and files that were. Nobody else gets the address.`,
  },
};

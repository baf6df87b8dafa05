// The Team tab of the settings: who works in a shop, who is invited to, what each role may do, and who changed what.
import { plural } from '@/lib/messages/format';

/** The states of a shop by their stored names, as people read them. */
export const SHOP_STATE_NAMES = {
  draft: 'draft',
  live: 'open',
  paused: 'paused',
  suspended: 'suspended',
  closed: 'closed',
} as const;

/** Who may open a store, as people read it. */
export const OPENING_NAMES = {
  open: 'everybody',
  invitation: 'whoever is invited',
  request: 'whoever has asked and is invited',
} as const;

type StateName = keyof typeof SHOP_STATE_NAMES;
type StateChange = { from: StateName; to: StateName; reason: string; isOperator: boolean };

export const adminTeamSentences = {
  /** The roles by their stored names, as people read them. */
  roles: {
    owner: { name: 'Owner', text: 'May do everything, also in the settings and the team.' },
    'product-manager': {
      name: 'Product manager',
      text: 'Looks after products, categories and pictures, and sees the branding.',
    },
    'order-manager': {
      name: 'Order manager',
      text: 'Handles orders and production, and refunds up to a limit that an owner sets.',
    },
    operator: {
      name: 'Operator',
      text: 'Runs the platform: shops, fees, domains and the people of the console.',
    },
    'acting-reader': { name: 'Makerfront', text: 'Looks at this store as its owner sees it.' },
    'acting-editor': { name: 'Makerfront', text: 'Looks after this store as its owner does.' },
  },
  members: 'People',
  you: 'You',
  since: (date: string) => `Since ${date}`,
  role: 'Role',
  roleOf: (who: string) => `Role of ${who}`,
  remove: 'Remove',
  leave: 'Leave the team',
  yourRole: (role: string) => `Your role here: ${role}`,
  removeQuestion: (who: string) => `Remove ${who} from the team?`,
  removeHint:
    'They are signed out of this store right away, and what they have done here stays in the books.',
  leaveQuestion: 'Leave the team?',
  leaveHint: 'You are signed out of this store right away. Only an owner can invite you back.',
  demoteQuestion: 'Give up your own role as owner?',
  demoteHint: 'You cannot take it back yourself: another owner would have to give it to you again.',
  changeRole: 'Change the role',
  // Inviting.
  invite: 'Invite somebody',
  inviteHint: 'They get an email with a link that works once, in the next seven days.',
  email: 'Email',
  sendInvitation: 'Send the invitation',
  invitations: 'Invitations',
  noInvitations: 'Nobody is invited at the moment.',
  states: { open: 'Waiting', expired: 'Expired', revoked: 'Taken back' },
  invitedBy: (name: string, sent: string) => `Sent by ${name} on ${sent}`,
  opensUntil: (date: string) => `Works until ${date}`,
  resend: 'Send again',
  revoke: 'Take back',
  revokeQuestion: (email: string) => `Take back the invitation to ${email}?`,
  revokeHint: 'The link in their email stops working right away.',
  // Refunds of order managers.
  refundLimit: 'Refunds by order managers',
  refundLimitLabel: 'Most that may go back of one order, in dollars',
  refundLimitHint:
    'All refunds of an order count together, whoever made them, so many small ones do not get past it. Empty: order managers refund nothing. Owners have no limit.',
  save: 'Save',
  // The audit log.
  logTitle: 'Team log',
  openLog: 'Who changed what',
  logHint: 'Every invitation, every change of a role and of the refund limit. Nothing here can be changed.',
  logEmpty: 'Nothing has been changed yet.',
  backToTeam: 'Back to the team',
  log: {
    feeChanged: (percentage: number, fixed: string, day: string) =>
      `set Makerfront’s fee to ${percentage}% + ${fixed} from ${day} on.`,
    domainClaimed: (host: string) => `claimed the domain ${host}.`,
    domainRemoved: (host: string) => `removed the domain ${host}.`,
    domainPrimary: (host: string) => `made ${host} the main address of the store.`,
    ordersLookedUp: (wanted: string) => `looked for orders of “${wanted}”.`,
    testOrderDeleted: (orderNumber: number) => `deleted the test order #${orderNumber}.`,
    openingChanged: (from: keyof typeof OPENING_NAMES, to: keyof typeof OPENING_NAMES) =>
      `changed who may open a store. Before: ${OPENING_NAMES[from]}. Now: ${OPENING_NAMES[to]}.`,
    addressChanged: ({ from, to, reason }: { from: string; to: string; reason: string }) =>
      `changed the address of the store for Makerfront from ${from} to ${to}.${reason === '' ? '' : ` Reason: ${reason}`}`,
    actingBegan: (shop: string, reason: string) =>
      `signed in to ${shop} as Makerfront, in the owner’s place. Reason: ${reason}`,
    actingConfirmed: (shop: string) => `allowed changes in ${shop}, in the owner’s place.`,
    actingEnded: (shop: string) => `left ${shop}.`,
    wayInMailed: 'mailed the owners how to get in.',
    archiveRequested: 'asked for an archive of everything that the store owns.',
    archiveFetched: 'downloaded an archive of everything that the store owns.',
    featured: 'shows the store on the first page of Makerfront.',
    notFeatured: 'shows the store on the first page of Makerfront no more.',
    signupInvited: (email: string) => `invited ${email} to open a store.`,
    stateChanged: ({ from, to, reason, isOperator }: StateChange) => {
      const moved = `moved the store from ${SHOP_STATE_NAMES[from]} to ${SHOP_STATE_NAMES[to]}`;
      const who = isOperator ? ' for Makerfront' : '';
      return `${moved}${who}${reason === '' ? '.' : `: “${reason}”`}`;
    },
    invited: (email: string, role: string) => `invited ${email} as ${role}.`,
    invitedAgain: (email: string) => `sent the invitation to ${email} again, with a new link.`,
    revoked: (email: string) => `took back the invitation to ${email}.`,
    joined: (role: string) => `accepted the invitation and joined as ${role}.`,
    roleChanged: (who: string, from: string, to: string) =>
      `changed the role of ${who} from ${from} to ${to}.`,
    removed: (who: string, role: string) => `removed ${who}, ${role}, from the team.`,
    left: (role: string) => `left the team as ${role}.`,
    refundLimitChanged: (from: string, to: string) =>
      `changed what order managers may refund of one order. Before: ${from}. Now: ${to}.`,
    factorsRemoved: (who: string) => `removed the second step of ${who}.`,
    secondFactorRequired: 'asked everybody in the team for a second step at sign-in.',
    secondFactorOptional: 'no longer asks everybody in the team for a second step at sign-in.',
    noRefunds: 'nothing',
    upTo: (amount: string) => `up to ${amount}`,
    unknown: 'changed something that this version of the page cannot describe.',
  },
  // Answers.
  invited: (email: string) => `An invitation to ${email} is on its way.`,
  revoked: 'The invitation was taken back.',
  roleChanged: 'The role was changed.',
  removed: (who: string) => `${who} was removed from the team.`,
  limitSaved: 'The limit was saved.',
  refusals: {
    denied: 'Only an owner can do this, and you are not one any more.',
    gone: 'Somebody else has changed this meanwhile. Here is how it is now.',
    moved_on: 'Somebody else has changed this role meanwhile. Here is how it is now.',
    last_owner: 'A store needs an owner. Make somebody else an owner first.',
    is_member: 'This person is in your team already.',
    is_invited: 'This address is invited already. You can send the invitation again below.',
    too_many: 'You have 50 invitations that nobody has accepted. Take some back first.',
  },
  tooManyMails: (minutes: number) =>
    minutes < 60
      ? plural(minutes, {
          one: 'Too many invitations were sent. Please wait a minute and try again.',
          other: 'Too many invitations were sent. Please wait # minutes and try again.',
        })
      : plural(Math.ceil(minutes / 60), {
          one: 'Too many invitations were sent. Please wait an hour and try again.',
          other: 'Too many invitations were sent. Please wait # hours and try again.',
        }),
  emailInvalid: 'Please enter a valid email address',
  roleMissing: 'Please choose a role',
  limitInvalid: 'Please enter an amount like 50.00, or nothing',
  failed: 'This could not be changed. Please try again.',
  // The switch between shops.
  switchStore: 'Switch store',
  yourStores: 'Your stores',
  thisStore: 'This store',
} as const;

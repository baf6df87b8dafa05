// Stripe's columns in words (specification §3). Nothing writes them yet: the onboarding is not built.

const ONBOARDING = {
  completed: 'Completed',
  pending: 'Pending',
  restricted: 'Restricted',
  disabled: 'Disabled',
} as const;

export type StripeStatus = keyof typeof ONBOARDING | 'not_connected';

export type StripeConnection = {
  accountId: string | null;
  status: StripeStatus;
  areChargesEnabled: boolean;
  arePayoutsEnabled: boolean;
  requirementsDue: string[];
};

type StripeColumns = {
  stripeAccountId: string | null;
  stripeOnboardingStatus: string | null;
  stripeChargesEnabled: boolean;
  stripePayoutsEnabled: boolean;
  stripeRequirementsDue: string[];
};

const MOST_REQUIREMENTS = 50;

const isKnown = (text: string | null): text is keyof typeof ONBOARDING =>
  text !== null && Object.hasOwn(ONBOARDING, text);

/** The connection of a shop's columns; any status but the four known ones means that there is none. */
export const stripeConnectionOf = (row: StripeColumns): StripeConnection => ({
  accountId: row.stripeAccountId,
  status: isKnown(row.stripeOnboardingStatus) ? row.stripeOnboardingStatus : 'not_connected',
  areChargesEnabled: row.stripeChargesEnabled,
  arePayoutsEnabled: row.stripePayoutsEnabled,
  requirementsDue: [...new Set(row.stripeRequirementsDue)].slice(0, MOST_REQUIREMENTS),
});

export const stripeStatusText = (status: StripeStatus): string =>
  status === 'not_connected' ? 'Not connected' : ONBOARDING[status];

/** Stripe's `individual.verification.document` as words: 'Individual: verification document'. */
export function requirementText(requirement: string): string {
  const [first = '', ...rest] = requirement.split('.').map((part) => part.replace(/_/g, ' ').trim());
  const head = first.charAt(0).toUpperCase() + first.slice(1);
  return rest.length > 0 ? `${head}: ${rest.join(' ')}` : head;
}

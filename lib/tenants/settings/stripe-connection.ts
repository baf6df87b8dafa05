// Stripe's columns (specification §3). Nothing writes them yet: the onboarding is not built.

const ONBOARDING = ['completed', 'pending', 'restricted', 'disabled'] as const;
type Onboarding = (typeof ONBOARDING)[number];

export type StripeStatus = Onboarding | 'not_connected';

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

const isKnown = (text: string | null): text is Onboarding => ONBOARDING.some((known) => known === text);

const NOT_CONNECTED: StripeConnection = {
  accountId: null,
  status: 'not_connected',
  areChargesEnabled: false,
  arePayoutsEnabled: false,
  requirementsDue: [],
};

/**
 * The Stripe connection of a shop. Any status except the four known ones means "not connected" (specification §3),
 * whatever the other columns contain.
 */
export const stripeConnectionOf = (row: StripeColumns): StripeConnection =>
  isKnown(row.stripeOnboardingStatus)
    ? {
        accountId: row.stripeAccountId,
        status: row.stripeOnboardingStatus,
        areChargesEnabled: row.stripeChargesEnabled,
        arePayoutsEnabled: row.stripePayoutsEnabled,
        requirementsDue: [...new Set(row.stripeRequirementsDue)].slice(0, MOST_REQUIREMENTS),
      }
    : NOT_CONNECTED;

/** Stripe's `individual.verification.document` as words: 'Individual: verification document'. */
export function requirementText(requirement: string): string {
  const [first = '', ...rest] = requirement.split('.').map((part) => part.replace(/_/g, ' ').trim());
  const head = first.charAt(0).toUpperCase() + first.slice(1);
  return rest.length > 0 ? `${head}: ${rest.join(' ')}` : head;
}

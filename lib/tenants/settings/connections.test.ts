import { describe, expect, it } from 'vitest';
import { stripeSentences } from '@/lib/messages/en/admin/payments';
import { payPalConnectionOf, shortClientId } from './paypal-connection';
import { requirementText, stripeConnectionOf } from './stripe-connection';

describe('a PayPal connection', () => {
  it('needs an id and a secret that can be decrypted', () => {
    expect(payPalConnectionOf(null, null)).toEqual({ status: 'not_connected' });
    expect(payPalConnectionOf('', 'readable')).toEqual({ status: 'not_connected' });
    expect(payPalConnectionOf('id', null)).toEqual({ status: 'incomplete', clientId: 'id' });
    expect(payPalConnectionOf('id', 'unreadable')).toEqual({ status: 'unreadable', clientId: 'id' });
    expect(payPalConnectionOf('id', 'readable')).toEqual({ status: 'connected', clientId: 'id' });
  });

  it('shows the two ends of a long id', () => {
    expect(shortClientId('sandbox-clayandkiln')).toBe('sandbox-clayandkiln');
    expect(shortClientId(`AbCdEf${'x'.repeat(68)}UvWxYz`)).toBe('AbCdEf…UvWxYz');
  });
});

const columns = {
  stripeAccountId: 'acct_1',
  stripeOnboardingStatus: null,
  stripeChargesEnabled: false,
  stripePayoutsEnabled: false,
  stripeRequirementsDue: [],
};

describe('a Stripe connection', () => {
  it.each([
    ['completed', 'Completed'],
    ['pending', 'Pending'],
    ['restricted', 'Restricted'],
    ['disabled', 'Disabled'],
    ['Completed', 'Not connected'],
    ['not_connected', 'Not connected'],
    ['toString', 'Not connected'],
    ['', 'Not connected'],
    [null, 'Not connected'],
  ])('with the status %j is "%s"', (stripeOnboardingStatus, text) => {
    const { status } = stripeConnectionOf({ ...columns, stripeOnboardingStatus });
    expect(stripeSentences.states[status]).toBe(text);
  });

  it.each(['Completed', 'unheard_of', '', null])(
    'with the status %j shows neither account nor charges',
    (stripeOnboardingStatus) => {
      const full = {
        ...columns,
        stripeOnboardingStatus,
        stripeChargesEnabled: true,
        stripePayoutsEnabled: true,
        stripeRequirementsDue: ['external_account'],
      };
      expect(stripeConnectionOf(full)).toEqual({
        accountId: null,
        status: 'not_connected',
        areChargesEnabled: false,
        arePayoutsEnabled: false,
        requirementsDue: [],
      });
      const known = stripeConnectionOf({ ...full, stripeOnboardingStatus: 'restricted' });
      expect([known.accountId, known.areChargesEnabled]).toEqual(['acct_1', true]);
    },
  );

  it('shows a bounded list of requirements, in words', () => {
    const stripeRequirementsDue = Array.from({ length: 80 }, (_value, index) => `item_${index}`);
    expect(
      stripeConnectionOf({ ...columns, stripeOnboardingStatus: 'pending', stripeRequirementsDue })
        .requirementsDue,
    ).toHaveLength(50);
    expect(requirementText('individual.verification.document')).toBe('Individual: verification document');
    expect(requirementText('external_account')).toBe('External account');
    expect(requirementText('')).toBe('');
  });
});

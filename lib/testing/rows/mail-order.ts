// A shop and an order for tests of mails.

import { asTenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { MailOrder } from '@/lib/orders/mails/mail-order';
import type { Tenant } from '@/lib/tenants/tenant';
import { chargesOfLines } from './charges';

export const mailTenant: Tenant = {
  id: asTenantId('0190a1b2-0000-7000-8000-00000000000a'),
  slug: 'clayandkiln',
  customDomain: null,
  name: 'Clay & Kiln',
  description: '',
  logoUrl: null,
  primaryColor: '#fff8dc',
  secondaryColor: '#10B981',
  paypalClientId: 'public-id',
  paypalMerchantId: null,
  contactEmail: 'hello@clay.test',
  language: 'en',
  currency: 'USD',
  appSignIn: false,
  appOrigins: [],
  kind: 'shop',
  state: 'live',
  stateMessage: '',
  backOn: null,
  vacation: null,
  previewVersion: 1,
  takesTestsOnly: false,
  isPreview: false,
};

export const mailOrder: MailOrder = {
  orderNumber: 1_042,
  isTest: false,
  customerName: 'Ada',
  customerEmail: 'ada@example.test',
  totalCents: cents(101_990),
  charges: chargesOfLines(101_990),
  shipTo: ['Ada', '12 Kiln Lane', 'Asheville, NC 28801', 'US'],
  delivery: null,
  extras: null,
  lines: [
    {
      name: 'Harvest Mug',
      quantity: 3,
      answers: [
        { label: 'Name on the mug', value: 'Grace' },
        { label: 'Roster', value: '3 pieces: S×1 M×2' },
      ],
      subtotalCents: cents(8_400),
    },
    { name: 'Bowl', quantity: 1, answers: [], subtotalCents: cents(93_590) },
  ],
  orderUrl: 'https://clay.example/orders/a-token',
  adminUrl: 'https://clay.example/admin/orders/an-id',
  canBeAnswered: true,
};

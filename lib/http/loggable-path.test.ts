import { examples } from '@/lib/testing/examples';
import { loggablePath } from './loggable-path.mjs';

const KEY = 'AZChsgAAcACAAAAAAAAACnZ5dGVzLW9mLWEtc2lnbmF0dXJlLXRoYXQtaXMtbG9uZw';

examples('logs %s as %s', loggablePath, [
  [`/orders/${KEY}`, '/orders/[key]'],
  [`/clayandkiln/orders/${KEY}/receipt`, '/clayandkiln/orders/[key]/receipt'],
  [`/orders/${KEY}?_rsc=1a2b`, '/orders/[key]'],
  [`/orders/${KEY}.segments/_tree.segment.rsc`, '/orders/[key]/_tree.segment.rsc'],
  ['/admin/reset-password?token=secret', '/admin/reset-password'],
  [
    '/admin/orders/0190a1b2-1234-7abc-89de-0123456789ab',
    '/admin/orders/0190a1b2-1234-7abc-89de-0123456789ab',
  ],
  ['/api/orders/link', '/api/orders/link'],
  ['/orders', '/orders'],
  ['/', '/'],
]);

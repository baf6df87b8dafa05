import { examples } from '@/lib/testing/examples';
import { requestKind } from './request-kind.mjs';

examples('the kind of %s is %s', requestKind, [
  ['/', 'grid'],
  ['/search', 'grid'],
  ['/category/01a2/mugs', 'grid'],
  ['/product/01a2/everyday-mug', 'product'],
  ['/cart', 'page'],
  ['/checkout', 'checkout'],
  ['/api/orders', 'checkout'],
  ['/api/paypal/webhook/x', 'webhook'],
  ['/api/uploads/bytes/x', 'upload'],
  ['/orders/open', 'order'],
  ['/order-success/x', 'order'],
  ['/admin/orders', 'admin'],
  ['/administrator', 'other'],
  ['/_next/static/chunks/x.js', 'static'],
  ['/media/x.webp', 'media'],
  ['/feeds/google.xml', 'feed'],
  ['/api/health/live', 'health'],
  ['/api/me', 'sign_in'],
  ['/api/products', 'api'],
  ['/wp-login.php', 'other'],
]);

import { examples } from '@/lib/testing/examples';
import { toGatewayError } from './paypal/paypal-gateway';

const answer = (statusCode: number, body: unknown) => ({
  statusCode,
  message: typeof body === 'string' ? body : JSON.stringify(body),
});
const issue = (name: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }] });
const unavailable = (reason: string) => ({ kind: 'unavailable', reason });

examples('%o means %o', toGatewayError, [
  [answer(422, issue('INSTRUMENT_DECLINED')), { kind: 'refused', issue: 'INSTRUMENT_DECLINED' }],
  [answer(404, { name: 'RESOURCE_NOT_FOUND' }), { kind: 'refused', issue: 'RESOURCE_NOT_FOUND' }],
  [answer(400, { name: 'INVALID_REQUEST' }), { kind: 'refused', issue: 'INVALID_REQUEST' }],
  [answer(401, { error: 'invalid_client' }), { kind: 'misconfigured' }],
  [answer(403, { name: 'NOT_AUTHORIZED' }), { kind: 'misconfigured' }],
  [answer(409, { name: 'ANYTHING' }), unavailable('PayPal answered 409')],
  [answer(422, issue('ORDER_COMPLETION_IN_PROGRESS')), unavailable('PayPal answered 422')],
  [answer(422, issue('RESOURCE_CONFLICT')), unavailable('PayPal answered 422')],
  [answer(429, { name: 'RATE_LIMIT_REACHED' }), unavailable('PayPal answered 429')],
  [answer(500, { name: 'INTERNAL_SERVER_ERROR' }), unavailable('PayPal answered 500')],
  [answer(503, '<html>'), unavailable('PayPal answered 503')],
  [answer(404, '<html>'), unavailable('PayPal answered 404')],
  [new Error('socket hang up'), unavailable('socket hang up')],
  ['no error at all', unavailable('no answer')],
]);

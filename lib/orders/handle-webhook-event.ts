import 'server-only';

/** Acts on one of PayPal's events that was kept. */
export function handleWebhookEvent(_tenantId: string, _eventId: string): Promise<void> {
  throw new Error('not built');
}

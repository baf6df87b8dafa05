import { z } from 'zod';
import { PayPalError, unprocessable } from '../http/errors';
import { type Call, header } from '../http/http-messages';

const mockSchema = z.object({ mock_application_codes: z.string().regex(/^[A-Z][A-Z0-9_]{2,80}$/) });

const statusByCode: Record<string, number> = {
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  PERMISSION_DENIED: 403,
  CONSENT_NEEDED: 403,
};

function parseHeader(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}

/**
 * Refuses the call as its `PayPal-Mock-Response` header asks (PayPal's negative testing). Does nothing without the
 * header; throws 400 if the header is invalid.
 */
export function applyMockResponse(call: Call): void {
  const text = header(call, 'paypal-mock-response');
  if (text === undefined) return;
  const mock = mockSchema.safeParse(parseHeader(text));
  if (!mock.success) {
    const field = 'PayPal-Mock-Response';
    throw new PayPalError(400, [{ issue: 'INVALID_PARAMETER_SYNTAX', field, location: 'header' }]);
  }
  const code = mock.data.mock_application_codes;
  const status = statusByCode[code];
  if (status === undefined) throw unprocessable(code);
  throw new PayPalError(status, status >= 500 ? [] : [{ issue: code }]);
}

// Client of a running stand-in, for tests, rounds and benchmarks: its controls, and the buyer's decision in its
// window.

/** Calls one control (./control.ts, ./webhook-controls.ts). Returns its parsed answer; null for an empty one. */
export type PayPalControl = (method: string, path: string, body?: object) => Promise<unknown>;

/** The controls of the stand-in at an address. Rejects unless the answer is 2xx. */
export const payPalControl =
  (url: string): PayPalControl =>
  async (method, path, body) => {
    const text = await ask(`${url}/__control/${path}`, method, body);
    return text === '' ? null : JSON.parse(text);
  };

/** The buyer's decision in PayPal's window. Rejects if the stand-in refuses it. */
export async function approveOrder(
  url: string,
  paypalOrderId: string,
  choice: 'approve' | 'decline' = 'approve',
): Promise<void> {
  await ask(`${url}/checkoutnow/approve`, 'POST', { token: paypalOrderId, choice });
}

async function ask(address: string, method: string, body?: object): Promise<string> {
  const response = await fetch(address, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`The stand-in refused ${method} ${address}: ${response.status} ${text}`);
  }
  return text;
}

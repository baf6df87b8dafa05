// What tests, rounds and benchmarks ask of a stand-in that runs: its controls, and the buyer's word in its window.

/** Calls one control (./control.ts, ./webhook-controls.ts). Answers what it says, parsed; null if that is nothing. */
export type PayPalControl = (method: string, path: string, body?: object) => Promise<unknown>;

/** The controls of the stand-in at an address. A call rejects on an answer that is not 2xx. */
export const payPalControl =
  (url: string): PayPalControl =>
  async (method, path, body) => {
    const text = await ask(`${url}/__control/${path}`, method, body);
    return text === '' ? null : JSON.parse(text);
  };

/** The buyer's word in PayPal's window. Rejects if the stand-in does not take it. */
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

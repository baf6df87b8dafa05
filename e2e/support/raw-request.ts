import { type RawAnswer, type RawRequest, rawRequest as send } from '../../tools/requests/raw-request';

/** A request to the server under test with any Host header, straight on the wire. */
export const rawRequest = (asked: Omit<RawRequest, 'port'>): Promise<RawAnswer> =>
  send({ ...asked, port: Number(process.env.E2E_PORT) });

/** A JSON POST to a shop, as a program sends it. */
export async function postJson(
  host: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await rawRequest({
    host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  return { ...answer, json: JSON.parse(answer.body) };
}

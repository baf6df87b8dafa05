// Calls the upload handlers as a browser on a shop's page does.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { POST as complete } from '@/app/[tenant]/api/uploads/complete/route';
import { POST as sign } from '@/app/[tenant]/api/uploads/route';
import { PUT as takeBytes } from '@/app/api/uploads/bytes/[token]/route';
import type { Tenant } from '@/lib/tenants/tenant';

export type Claim = {
  kind: string;
  file_name: string;
  content_type: string;
  byte_size: number;
  sha256: string;
};
type Headings = Record<string, string>;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const paramsOf = (tenant: Tenant) => ({ params: Promise.resolve({ tenant: tenant.slug }) });
export const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

export const answerOf = async (response: Response): Promise<{ status: number; body: unknown }> => ({
  status: response.status,
  body: await response.json().catch(() => null),
});

const post = (body: object, headers: Headings = {}) =>
  new Request('http://shop.test/api/uploads', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', host: 'shop.test', ...headers },
  });

/** A page's claim about a PNG before the upload. */
export const claimOf = (bytes: Uint8Array, changes: Partial<Claim> = {}): Claim => ({
  kind: 'logo',
  file_name: 'Crest.png',
  content_type: 'image/png',
  byte_size: bytes.byteLength,
  sha256: sha256(bytes),
  ...changes,
});

export const askToSend = async (tenant: Tenant, claim: Claim, headers?: Headings) =>
  answerOf(await sign(post(claim, headers), paramsOf(tenant)));

const signature = z.object({
  upload_id: z.string(),
  method: z.literal('PUT'),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  expires_at: z.iso.datetime(),
});

/** The signed address for a file that is accepted. */
export const signed = async (tenant: Tenant, claim: Claim) =>
  signature.parse((await askToSend(tenant, claim)).body);

export async function send(
  tenant: Tenant,
  url: string,
  body: Uint8Array | ReadableStream,
  headers: Headings = {},
): Promise<Response> {
  const sent = new Headers({ 'Content-Type': 'image/png', host: `${tenant.slug}.localhost` });
  for (const [name, value] of Object.entries(headers)) {
    sent.set(name, value);
  }
  const init = {
    method: 'PUT',
    body: body instanceof Uint8Array ? new Uint8Array(body) : body,
    headers: sent,
    duplex: 'half',
  };
  const params = Promise.resolve({ token: tokenOf(url) });
  return takeBytes(new Request(`http://shop.test${url}`, init), { params });
}

export const completed = (tenant: Tenant, uploadId: string, headers?: Headings) =>
  complete(post({ upload_id: uploadId }, headers), paramsOf(tenant));

export const finish = async (tenant: Tenant, uploadId: string) => answerOf(await completed(tenant, uploadId));

/** All three steps; returns the last answer. */
export async function upload(tenant: Tenant, bytes: Uint8Array, changes: Partial<Claim> = {}) {
  const { upload_id: id, url, headers } = await signed(tenant, claimOf(bytes, changes));
  const sent = await send(tenant, url, bytes, headers);
  return { id, sentStatus: sent.status, ...(await finish(tenant, id)) };
}

// The key of a draft's preview link: the signature of the shop and of a number that its owner can raise, which voids the
// links before.
import 'server-only';
import { keysFor } from '@/lib/secrets/secrets';
import { isBound, signBound } from '@/lib/secrets/signed-token';
import type { Tenant } from '@/lib/tenants/tenant';

type Previewed = Pick<Tenant, 'id' | 'previewVersion'>;

const boundOf = ({ id, previewVersion }: Previewed) => [id, String(previewVersion)];

export const previewKeyOf = (tenant: Previewed): string =>
  signBound(keysFor('preview'), 'preview', boundOf(tenant));

/** Where the preview link leads to, on the shop's host. */
export const previewPath = (tenant: Previewed): string => `/preview/${previewKeyOf(tenant)}`;

/** Whether a key is of this shop and of its latest link. */
export const isPreviewKey = (tenant: Previewed, key: string): boolean =>
  isBound(keysFor('preview'), 'preview', boundOf(tenant), key);

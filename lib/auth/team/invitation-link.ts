import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_LIFE } from './invitation-rules';

/** The hash that the database stores of a link's token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export type InvitationLink = { token: string; hash: string; until: Date };

/** A new link: its token, which is mailed and never stored, its hash, and its expiry. */
export function newInvitationLink(): InvitationLink {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token), until: new Date(Date.now() + INVITATION_LIFE) };
}

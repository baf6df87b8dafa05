// Identifies whose files are counted together. Not the address itself but its keyed hash, which is useful for
// counting only.
import 'server-only';
import { createHmac } from 'node:crypto';
import { networkOf } from '@/lib/http/network';
import { keyFor } from '@/lib/secrets/secrets';

/** The sender of a file at this network address, as `uploads.sender` has it. */
export const uploadSender = (address: string): string =>
  createHmac('sha256', keyFor('upload-sender')).update(networkOf(address)).digest('base64url');

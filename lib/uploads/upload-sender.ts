// Whose files are counted together. The address itself is not kept: its keyed hash is of use for counting only.
import 'server-only';
import { createHmac } from 'node:crypto';
import { networkOf } from '@/lib/http/network';
import { keyFor } from '@/lib/secrets/secrets';

/** The sender of a file at this network address, as `uploads.sender` has it. */
export const uploadSender = (address: string): string =>
  createHmac('sha256', keyFor('upload-sender')).update(networkOf(address)).digest('base64url');

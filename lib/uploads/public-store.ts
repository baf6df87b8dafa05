import 'server-only';
import { env } from '@/lib/env';
import { diskStore } from './disk-store';
import type { ObjectStore } from './object-store';

/** The store of what anyone may see: product pictures and shop logos. */
export const publicStore = (): ObjectStore => diskStore(`${env().STORAGE_DIRECTORY}/public`);

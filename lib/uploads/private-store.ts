import 'server-only';
import { env } from '@/lib/env';
import { type DiskStore, diskStore } from './disk-store';
import type { ObjectStore } from './object-store';

/** The store of what only the shop's people may see: shoppers' logos and rosters. */
export const privateStore = (): ObjectStore => diskStore(`${env().STORAGE_DIRECTORY}/private`);

/** The same where it is the disk of this machine; null where files are in a bucket. */
export const privateDisk = (): DiskStore | null => diskStore(`${env().STORAGE_DIRECTORY}/private`);

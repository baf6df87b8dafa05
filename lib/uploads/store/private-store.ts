import 'server-only';
import type { DiskStore } from './disk-store';
import type { ObjectStore } from './object-store';
import { scopedDisk, scopedStore } from './scoped-store';

/** The store for files that only the shop's people may see: shoppers' logos and rosters. */
export const privateStore = (): ObjectStore => scopedStore('private');

/** The private store if it is this machine's disk; null if files are in a bucket. */
export const privateDisk = (): DiskStore | null => scopedDisk('private');

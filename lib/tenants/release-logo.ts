import 'server-only';
import { pictureSources } from '@/lib/catalog/picture';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { keyOfMediaUrl } from '@/lib/uploads/object-key';
import { publicStore } from '@/lib/uploads/public-store';

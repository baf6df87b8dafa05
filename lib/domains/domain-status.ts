// How a domain stands, and each of the DNS records that it needs. Safe for the browser.
import { z } from 'zod';

export const DOMAIN_STATUSES = [
  'not_found',
  'wrong_target',
  'proxied',
  'conflicting',
  'token_missing',
  /** For the certificate. */
  'waiting',
  'working',
  /** Not proved in time. */
  'lapsed',
  /** It led astray for too long. */
  'stopped',
  /** Another shop has proved that it has the name now. */
  'lost',
] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

export const ENDED = ['lapsed', 'stopped', 'lost'] as const satisfies readonly DomainStatus[];

/** Whether it is checked no more, until it is claimed again. */
export const isEnded = (status: DomainStatus): boolean => ENDED.some((one) => one === status);

export const RECORD_STATES = [
  'ok',
  'not_found',
  'wrong_target',
  'proxied',
  'conflicting',
  'token_missing',
] as const;

const record = z.object({
  type: z.enum(['A', 'AAAA', 'CNAME', 'TXT']),
  name: z.string(),
  state: z.enum(RECORD_STATES),
  /** What stands there now. */
  found: z.array(z.string()),
});

/** A record as the last check found it. */
export type FoundRecord = z.output<typeof record>;

const status = z.enum(DOMAIN_STATUSES);

export const readDomainStatus = (stored: string): DomainStatus => status.parse(stored);

/** The records of the last check, as stored; none if another release wrote them in another form. */
export const readRecords = (stored: unknown): FoundRecord[] => z.array(record).catch([]).parse(stored);

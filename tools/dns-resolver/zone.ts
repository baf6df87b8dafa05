// What the stand-in resolver knows. A line is "NAME TYPE VALUE"; other lines are not understood.
import { isIPv4, isIPv6 } from 'node:net';

export type ZoneRecord = { name: string; type: 'A' | 'AAAA' | 'CNAME' | 'TXT'; value: string };

const LINE = /^(\S+)\s+(A|AAAA|CNAME|TXT)\s+(.+)$/i;

const isFitting = ({ type, value }: ZoneRecord): boolean =>
  type === 'A'
    ? isIPv4(value)
    : type === 'AAAA'
      ? isIPv6(value)
      : type === 'CNAME'
        ? /^[a-z0-9._-]+$/i.test(value)
        : true;

/** The records of a text, one on each line; null if a line is none. Empty lines and those after # say nothing. */
export function readZone(text: string): ZoneRecord[] | null {
  const records: ZoneRecord[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) {
      continue;
    }
    const [, name = '', type = '', value = ''] = LINE.exec(line) ?? [];
    const record = {
      name: name.toLowerCase().replace(/\.$/, ''),
      type: type.toUpperCase() as ZoneRecord['type'],
      value: value.trim(),
    };
    if (name === '' || !isFitting(record)) {
      return null;
    }
    records.push(record);
  }
  return records;
}

export const writeZone = (records: readonly ZoneRecord[]): string =>
  records.map(({ name, type, value }) => `${name} ${type} ${value}`).join('\n');

/** A chain of aliases that is longer leads nowhere. */
const LONGEST_CHAIN = 8;

/** The answer to a question: the records of that type, through aliases, and whether the name exists at all. */
export function askZone(
  records: readonly ZoneRecord[],
  asked: string,
  type: string,
): { answers: ZoneRecord[]; exists: boolean } {
  let name = asked.toLowerCase().replace(/\.$/, '');
  const answers: ZoneRecord[] = [];
  const exists = records.some((record) => record.name === name);
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    const here = records.filter((record) => record.name === name);
    const found = here.filter((record) => record.type === type);
    answers.push(...found);
    const alias = here.find((record) => record.type === 'CNAME');
    if (found.length > 0 || alias === undefined) {
      break;
    }
    answers.push(alias);
    name = alias.value.toLowerCase().replace(/\.$/, '');
  }
  return { answers, exists };
}

// The schema of a product's roster columns, for the owner's form and the database.
import { z } from 'zod';
import { cents } from '@/lib/money/cents';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';
import { fold } from '../fold';
import { LONGEST_CELL } from '../roster-table';
import { DEFAULT_ROSTER_SETTINGS, ROSTER_SETTINGS_VERSION, type RosterSettings } from './roster-settings';
import {
  HIGHEST_NUMBER,
  HIGHEST_UPCHARGE_CENTS,
  LONGEST_LABEL,
  LONGEST_SIZE_LABEL,
  MOST_SETTINGS_COLUMNS,
  MOST_SIZES,
} from './roster-settings-limits';

const label = (longest: number) =>
  boundedText(1_000).transform(cleanLine).pipe(z.string().min(1).max(longest));

const base = { label: label(LONGEST_LABEL), isRequired: z.boolean() };

const longest = z.int().min(1).max(LONGEST_CELL).nullable();

/** No two labels that a person or the recognition of headings would confuse. */
const isDistinct = (labels: string[]) =>
  new Set(labels.map((text) => fold(text) || text)).size === labels.length;

const size = z.object({
  label: label(LONGEST_SIZE_LABEL),
  upchargeCents: z.int().min(0).max(HIGHEST_UPCHARGE_CENTS).transform(cents),
});

const column = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), id: z.literal('name'), ...base, longest }),
  z.object({ kind: z.literal('notes'), id: z.literal('notes'), ...base, longest }),
  z.object({
    kind: z.literal('text'),
    id: boundedText(40)
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
      .refine((id) => !['name', 'number', 'size', 'quantity', 'notes'].includes(id)),
    ...base,
    longest,
  }),
  z
    .object({
      kind: z.literal('number'),
      id: z.literal('number'),
      ...base,
      lowest: z.int().min(0).max(HIGHEST_NUMBER),
      highest: z.int().min(0).max(HIGHEST_NUMBER),
      isUnique: z.boolean(),
    })
    .refine(({ lowest, highest }) => lowest <= highest, { path: ['highest'] }),
  z.object({
    kind: z.literal('size'),
    id: z.literal('size'),
    ...base,
    sizes: z
      .array(size)
      .min(1)
      .max(MOST_SIZES)
      .refine((sizes) => isDistinct(sizes.map((offered) => offered.label))),
  }),
  z.object({ kind: z.literal('quantity'), id: z.literal('quantity'), ...base }),
]);

/** The settings as the owner's form sends them and as they are stored. Ids and labels are unique. */
export const rosterSettingsInput = z.object({
  version: z.literal(ROSTER_SETTINGS_VERSION),
  columns: z
    .array(column)
    .min(1)
    .max(MOST_SETTINGS_COLUMNS)
    .refine((columns) => new Set(columns.map(({ id }) => id)).size === columns.length)
    .refine((columns) => isDistinct(columns.map((asked) => asked.label))),
}) satisfies z.ZodType<RosterSettings, unknown>;

/** A product's settings from the database; the defaults if they are missing or invalid. */
export function readRosterSettings(stored: unknown): RosterSettings {
  const parsed = rosterSettingsInput.safeParse(stored);
  return parsed.success ? parsed.data : DEFAULT_ROSTER_SETTINGS;
}

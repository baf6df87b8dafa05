import 'server-only';
import { csvFile } from '../reading/csv-text';
import { textWorkbook } from '../reading/text-workbook';
import type { RosterSettings } from '../settings/roster-settings';
import { templateRows } from './roster-template';

export const TEMPLATE_TYPES = ['csv', 'xlsx'] as const;

export type TemplateType = (typeof TEMPLATE_TYPES)[number];

const CONTENT_TYPES: Record<TemplateType, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The template file for coaches. */
export function templateFile(
  settings: RosterSettings,
  type: TemplateType,
): { bytes: Uint8Array<ArrayBuffer>; contentType: string } {
  const rows = templateRows(settings);
  const bytes = type === 'csv' ? new TextEncoder().encode(csvFile(rows)) : textWorkbook(rows);
  return { bytes: new Uint8Array(bytes), contentType: CONTENT_TYPES[type] };
}

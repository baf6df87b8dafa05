import type { Outcome } from '@/lib/outcome';
import { ok, type Result } from '@/lib/result';
import type { SettingsSave } from '@/lib/tenants/settings/settings-save';

/** The result of a settings form: saved, or the values that another person has saved in the meantime. */
export const settingsSaved = <Values>(
  saved: Result<null, { current: Values }>,
): Outcome<SettingsSave<Values>> =>
  ok<SettingsSave<Values>>(saved.ok ? { kind: 'saved' } : { kind: 'changed', current: saved.error.current });

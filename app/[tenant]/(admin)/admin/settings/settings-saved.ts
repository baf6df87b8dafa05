import type { Outcome } from '@/lib/outcome';
import { ok, type Result } from '@/lib/result';
import type { SettingsSave } from '@/lib/tenants/settings/settings-save';

/** The answer to a form of the settings: saved, or the values that somebody else has saved meanwhile. */
export const settingsSaved = <Values>(
  saved: Result<null, { current: Values }>,
): Outcome<SettingsSave<Values>> =>
  ok<SettingsSave<Values>>(saved.ok ? { kind: 'saved' } : { kind: 'changed', current: saved.error.current });

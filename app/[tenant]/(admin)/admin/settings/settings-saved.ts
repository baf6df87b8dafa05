import type { Outcome } from '@/lib/outcome';
import { ok, type Result } from '@/lib/result';
import type { SettingsSave } from '@/lib/tenants/settings/settings-save';

/** What a form of the settings is told: it is saved, or what somebody else has saved meanwhile. */
export const settingsSaved = <Values>(
  saved: Result<null, { current: Values }>,
): Outcome<SettingsSave<Values>> =>
  ok<SettingsSave<Values>>(saved.ok ? { kind: 'saved' } : { kind: 'changed', current: saved.error.current });

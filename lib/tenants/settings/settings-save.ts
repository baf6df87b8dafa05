// The result of saving settings. Plain data for server and browser.
import type { BrandingSettings, GeneralSettings, NotificationSettings } from './tenant-settings.queries';

export type GeneralValues = Pick<GeneralSettings, 'name' | 'description' | 'logoUrl'>;
export type BrandingValues = BrandingSettings;
export type NotificationValues = NotificationSettings;
export type PayPalValues = { clientId: string | null };

/** `changed`: somebody else has saved first, so nothing was saved, and `current` are their values. */
export type SettingsSave<Values> = { kind: 'saved' } | { kind: 'changed'; current: Values };

// What a save of the settings comes to. Plain data, for both sides of the wire.
import type {
  AppSettings,
  BrandingSettings,
  GeneralSettings,
  NotificationSettings,
} from './tenant-settings.queries';

export type GeneralValues = Pick<GeneralSettings, 'name' | 'description' | 'logoUrl'>;
export type BrandingValues = BrandingSettings;
export type NotificationValues = NotificationSettings;
export type AppValues = AppSettings;
export type PayPalValues = { clientId: string | null };

/** It is done, or somebody else was first: then nothing is saved, and `current` is what they have made of it. */
export type SettingsSave<Values> = { kind: 'saved' } | { kind: 'changed'; current: Values };

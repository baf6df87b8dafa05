'use client';
import Link from 'next/link';
import { useState } from 'react';
import { saveBrandingSettings } from '@/app/[tenant]/(admin)/admin/settings/branding/actions';
import { EditConflict } from '@/components/admin/edit-conflict';
import { ColorAdvice } from '@/components/admin/settings/color-advice';
import { PaletteButtons } from '@/components/admin/settings/palette-buttons';
import { PreviewFrame } from '@/components/admin/settings/preview-frame';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { ColorField } from '@/components/ui/forms/color-field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import type { BrandingValues } from '@/lib/tenants/settings/settings-save';
import type { ColorPair } from '@/lib/tenants/theme/logo-palettes';
import { DEFAULT_COLORS, themeOf } from '@/lib/tenants/theme/theme';
import { hexColorFrom } from '@/lib/text/hex-color';

type BrandingFormProps = {
  settings: BrandingValues;
  /** Pairs that go with the shop's logo. */
  ofLogo: readonly ColorPair[];
  hasLogo: boolean;
  /** A small storefront as preview. */
  children: React.ReactNode;
};

const LABELS = {
  primaryColor: adminSettingsSentences.primaryColor,
  secondaryColor: adminSettingsSentences.secondaryColor,
} as const;

/** The form for the shop's two colours, with a preview in these colours. */
export function BrandingForm({ settings, ofLogo, hasLogo, children }: BrandingFormProps) {
  const [primary, setPrimary] = useState(settings.primaryColor);
  const [secondary, setSecondary] = useState(settings.secondaryColor);
  const form = useSettingsForm({
    name: 'branding',
    stored: settings,
    values: { primaryColor: primary, secondaryColor: secondary },
    setValues: (values) => {
      setPrimary(values.primaryColor ?? primary);
      setSecondary(values.secondaryColor ?? secondary);
    },
    labels: LABELS,
    toForm: (stored: BrandingValues) => ({ ...stored }),
    toInput: ({ primaryColor, secondaryColor }, base) => ({
      primaryColor: hexColorFrom(primaryColor) ?? primaryColor,
      secondaryColor: hexColorFrom(secondaryColor) ?? secondaryColor,
      base,
    }),
    save: saveBrandingSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  // While a typed colour is invalid, the preview shows the saved one.
  const shownPrimary = hexColorFrom(primary) ?? settings.primaryColor;
  const shownSecondary = hexColorFrom(secondary) ?? settings.secondaryColor;

  const choose = (colors: { primary: string; secondary: string }) => {
    setPrimary(colors.primary);
    setSecondary(colors.secondary);
  };

  const color = (name: keyof typeof LABELS, value: string, onChange: (value: string) => void) => ({
    name,
    value,
    onChange,
    fallback: settings[name],
    error: fields[name],
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_30rem]">
      <Card title={adminSettingsSentences.colors}>
        <ActionForm onSubmit={() => save()} className="flex flex-col gap-6">
          <ReadyFields>
            <div className="grid gap-6 sm:grid-cols-2">
              <ColorField
                {...color('primaryColor', primary, setPrimary)}
                label={adminSettingsSentences.primaryColor}
                pickerLabel={adminSettingsSentences.pickPrimaryColor}
                hint={adminSettingsSentences.primaryColorHint}
              />
              <ColorField
                {...color('secondaryColor', secondary, setSecondary)}
                label={adminSettingsSentences.secondaryColor}
                pickerLabel={adminSettingsSentences.pickSecondaryColor}
                hint={adminSettingsSentences.secondaryColorHint}
              />
            </div>
            <ColorAdvice primary={shownPrimary} secondary={shownSecondary} />
            {!hasLogo && (
              <p className="text-muted">
                {adminSettingsSentences.noLogoYet}{' '}
                <Link href="/admin/settings" className="text-ink underline underline-offset-4">
                  {adminSettingsSentences.addLogo}
                </Link>
              </p>
            )}
            <PaletteButtons
              primary={shownPrimary}
              secondary={shownSecondary}
              ofLogo={ofLogo}
              onChoose={choose}
            />
            <div ref={conflictBox} className="empty:hidden">
              {conflict && <EditConflict {...conflict} />}
            </div>
            <SaveBar isBusy={isBusy} isSaved={isSaved} error={error}>
              <button type="button" className={buttonStyle('quiet')} onClick={() => choose(DEFAULT_COLORS)}>
                {adminSettingsSentences.resetColors}
              </button>
            </SaveBar>
          </ReadyFields>
        </ActionForm>
      </Card>
      <PreviewFrame
        caption={adminSettingsSentences.colorsPreview}
        style={{ ...themeOf(shownPrimary, shownSecondary) }}
        className="lg:sticky lg:top-6"
      >
        {children}
      </PreviewFrame>
    </div>
  );
}

'use client';
import { PictureField } from '@/components/admin/pictures/picture-field';
import type { Picture } from '@/components/admin/pictures/use-picture';
import { Field } from '@/components/ui/forms/field';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { adminWords } from '@/lib/messages/en/admin/words';

type LogoFieldProps = {
  picture: Picture;
  /** The current address of the logo: typed, of an upload, or empty. */
  address: string;
  onType: (address: string) => void;
  /** Called when typing the address is finished. */
  onTyped: () => void;
  error?: string | undefined;
};

/** The shop's logo: an uploaded picture or an address. The latest choice counts. */
export function LogoField({ picture, address, onType, onTyped, error }: LogoFieldProps) {
  return (
    <div className="flex flex-col gap-4">
      <PictureField label={adminWords.logo} hint={adminSettingsSentences.logoHint} picture={picture} />
      <Field
        name="logoUrl"
        label={adminSettingsSentences.logoUrl}
        isOptional
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={adminSettingsSentences.logoUrlExample}
        value={address}
        onChange={(event) => onType(event.target.value)}
        onBlur={onTyped}
        error={error}
        hint={adminSettingsSentences.logoUrlHint}
      />
    </div>
  );
}

'use client';
import { PictureField } from '@/components/admin/pictures/picture-field';
import type { Picture } from '@/components/admin/pictures/use-picture';
import { Field } from '@/components/ui/forms/field';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { adminWords } from '@/lib/messages/en/admin/words';

type LogoFieldProps = {
  picture: Picture;
  /** The logo's address as it is now: typed, of an upload, or empty. */
  address: string;
  onType: (address: string) => void;
  /** Called when the address is complete, as far as its writer is concerned. */
  onTyped: () => void;
  error?: string | undefined;
};

/** The shop's logo: a picture to upload, or the address of one. Whichever came last counts. */
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

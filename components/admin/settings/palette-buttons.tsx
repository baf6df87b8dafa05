import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { PALETTES, type Palette } from '@/lib/tenants/theme/palettes';

type PaletteButtonsProps = {
  primary: string;
  secondary: string;
  onChoose: (palette: Palette) => void;
};

/** Ready-made colour pairs, chosen with one click. */
export function PaletteButtons({ primary, secondary, onChoose }: PaletteButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{adminSettingsSentences.palettes}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {PALETTES.map((palette) => (
          <button
            key={palette.id}
            type="button"
            aria-pressed={palette.primary === primary && palette.secondary === secondary}
            onClick={() => onChoose(palette)}
            className="flex min-h-12 items-center gap-2 rounded-control border border-line bg-surface px-2 py-2 text-left text-sm font-medium leading-tight sm:gap-3 sm:px-3 hover:border-line-strong aria-pressed:border-ink aria-pressed:bg-sunken"
          >
            <span className="flex shrink-0" aria-hidden="true">
              <span className="size-5 rounded-full" style={{ background: palette.primary }} />
              <span
                className="-ml-2 size-5 rounded-full border-2 border-surface"
                style={{ background: palette.secondary }}
              />
            </span>
            {adminSettingsSentences.paletteNames[palette.id]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

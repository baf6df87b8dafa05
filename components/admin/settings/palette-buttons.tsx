import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import type { ColorPair } from '@/lib/tenants/theme/logo-palettes';
import { PALETTES } from '@/lib/tenants/theme/palettes';

type PaletteButtonsProps = {
  primary: string;
  secondary: string;
  /** Pairs that go with the shop's logo. */
  ofLogo: readonly ColorPair[];
  onChoose: (pair: ColorPair) => void;
};

/** Colour pairs to choose with one press: those of the shop's logo, and ready-made ones. */
export function PaletteButtons({ primary, secondary, ofLogo, onChoose }: PaletteButtonsProps) {
  const button = (key: string, name: string, pair: ColorPair) => (
    <button
      key={key}
      type="button"
      aria-pressed={pair.primary === primary && pair.secondary === secondary}
      onClick={() => onChoose({ primary: pair.primary, secondary: pair.secondary })}
      className="flex min-h-12 items-center gap-2 rounded-control border border-line bg-surface px-2 py-2 text-left text-sm font-medium leading-tight sm:gap-3 sm:px-3 hover:border-line-strong aria-pressed:border-ink aria-pressed:bg-sunken"
    >
      <span className="flex shrink-0" aria-hidden="true">
        <span className="size-5 rounded-full" style={{ background: pair.primary }} />
        <span
          className="-ml-2 size-5 rounded-full border-2 border-surface"
          style={{ background: pair.secondary }}
        />
      </span>
      {name}
    </button>
  );
  return (
    <>
      {ofLogo.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-medium">{adminSettingsSentences.palettesOfLogo}</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {ofLogo.map((pair, index) =>
              button(
                `${pair.primary}${pair.secondary}`,
                adminSettingsSentences.paletteOfLogo(index + 1),
                pair,
              ),
            )}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-2 font-medium">{adminSettingsSentences.palettes}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {PALETTES.map((palette) =>
            button(palette.id, adminSettingsSentences.paletteNames[palette.id], palette),
          )}
        </div>
      </fieldset>
    </>
  );
}

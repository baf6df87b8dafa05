'use client';
import { EarlyPresses } from '@/components/ui/forms/early-presses';
import { LogoField } from './logo-field';
import { TeamReuse } from './reuse/team-reuse';
import { RosterField } from './roster/roster-field';
import { useFilesOnPage } from './use-files-on-page';
import type { TeamOrder } from './use-team-order';

type TeamOrderFieldsProps = {
  product: { id: string; requiresLogo: boolean; requiresRoster: boolean };
  teamOrder: TeamOrder;
};

/** The extra fields of a team product: logo and roster, each required or optional. */
export function TeamOrderFields({ product, teamOrder }: TeamOrderFieldsProps) {
  const { logo, roster } = teamOrder;
  const selectLogo = (file: File) => {
    teamOrder.forget('logo');
    logo.select(file);
  };
  useFilesOnPage({
    onLogo: selectLogo,
    onRoster: roster.state.phase === 'table' ? null : roster.upload.select,
  });
  return (
    <EarlyPresses>
      <TeamReuse productId={product.id} teamOrder={teamOrder} />
      <LogoField
        logo={logo}
        isRequired={product.requiresLogo}
        problem={teamOrder.problems.logo}
        inputRef={teamOrder.logoRef}
        onFile={selectLogo}
      />
      <RosterField productId={product.id} isRequired={product.requiresRoster} teamOrder={teamOrder} />
    </EarlyPresses>
  );
}

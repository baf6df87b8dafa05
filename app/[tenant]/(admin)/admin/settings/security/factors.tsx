'use client';
import { useRouter } from 'next/navigation';
import { staffFactors } from '@/app/[tenant]/(admin-login)/admin/second-factor/factor-operations';
import { FactorsPanel, type ShownFactor } from '@/components/session/factors/factors-panel';

type FactorsProps = {
  factors: readonly ShownFactor[];
  recoveryCodesLeft: number;
  host: string;
  hasOtherHosts: boolean;
};

/** The signed-in person's second factors. */
export function Factors(props: FactorsProps) {
  const router = useRouter();
  return <FactorsPanel {...props} operations={staffFactors} onChanged={() => router.refresh()} />;
}

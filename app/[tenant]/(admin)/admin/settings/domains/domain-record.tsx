import { CopyField } from '@/components/admin/copy-field';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { domainSentences as say } from '@/lib/messages/en/admin/store/domains';

export type ShownRecord = {
  type: 'A' | 'CNAME' | 'TXT';
  name: string;
  values: string[];
  isOptional: boolean;
  state: keyof typeof say.recordStates;
  /** What stands there now. */
  found: string[];
};

const TONES: Record<ShownRecord['state'], Tone> = {
  ok: 'green',
  not_found: 'grey',
  wrong_target: 'red',
  proxied: 'yellow',
  conflicting: 'red',
  token_missing: 'yellow',
  unknown: 'grey',
};

/** One record: name and value to copy, how the last check found it, and what stands there instead. */
export const DomainRecord = ({ record }: { record: ShownRecord }) => {
  const { type, name, values, isOptional, state, found } = record;
  return (
    <section aria-label={say.recordOf(type, name)} className="flex flex-col gap-4 py-5">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-medium">{say.recordTypes[type]}</span>
        <StatusBadge tone={TONES[state]}>{say.recordStates[state]}</StatusBadge>
        {isOptional && <span className="text-sm text-muted">{say.optional}</span>}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <CopyField name={`name-${type}-${name}`} label={say.recordName} value={name} />
        <div className="flex flex-col gap-4">
          {values.map((value, index) => (
            <CopyField
              key={value}
              name={`value-${index}-${type}-${name}`}
              label={say.recordValue}
              value={value}
            />
          ))}
          {values.length === 0 && <p className="text-muted">{say.noAddresses}</p>}
        </div>
      </div>
      {state !== 'ok' && found.length > 0 && (
        <p className="wrap-anywhere text-sm text-muted">{say.now(found)}</p>
      )}
    </section>
  );
};

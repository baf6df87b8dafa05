'use client';
import { useEffect, useId, useState } from 'react';
import { askAccount } from '@/components/session/ask-account';
import type { TeamOrderDraft } from '@/components/shop/team-order/use-team-order';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { SelectField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { DocumentLink } from '@/components/ui/links/document-link';
import { Notice } from '@/components/ui/notice';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { teamReuseSentences as say } from '@/lib/messages/en/shop/team-reuse';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { listTeamsCall, openTeamCall } from '@/lib/wire/account-teams';
import type { AnswerTo } from '@/lib/wire/contract';
import { applyTeam, type HowToUse } from './apply-team';
import { HowFields } from './how-fields';
import type { TeamKey } from './team-in-address';

type Team = AnswerTo<typeof listTeamsCall>['teams'][number];

type Loaded =
  | { kind: 'loading' }
  | { kind: 'signed_out' }
  | { kind: 'failed'; message: string }
  | { kind: 'teams'; teams: Team[] };

export type UsedTeam = { draft: TeamOrderDraft | null; told: string[] };

type TeamChoiceProps = {
  productId: string;
  settings: RosterSettings;
  /** The page's list; null without one. */
  list: RosterTable | null;
  /** The team in the page's address. */
  wanted: TeamKey | null;
  onClose: () => void;
  onUse: (used: UsedTeam) => void;
};

const keyOf = ({ source, id }: TeamKey): string => `${source}.${id}`;

/** Chooses one of the account's teams, and how this page uses it. */
export function TeamChoice({ productId, settings, list, wanted, onClose, onUse }: TeamChoiceProps) {
  const formId = useId();
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [chosen, setChosen] = useState(wanted === null ? '' : keyOf(wanted));
  const [how, setHow] = useState<HowToUse>('as_it_stands');
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void askAccount(listTeamsCall, {}).then((answer) => {
      if (!isCurrent) {
        return;
      }
      if (answer.ok) {
        setLoaded({ kind: 'teams', teams: answer.value.teams });
      } else if (answer.error.status === 401) {
        setLoaded({ kind: 'signed_out' });
      } else {
        setLoaded({ kind: 'failed', message: answer.error.message ?? say.failed });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const teams = loaded.kind === 'teams' ? loaded.teams : [];
  const team = teams.find((one) => keyOf(one) === chosen) ?? teams[0];

  async function use(event: React.FormEvent) {
    event.preventDefault();
    // React events bubble to the product's form around this dialog.
    event.stopPropagation();
    if (team === undefined || isPending) {
      return;
    }
    setIsPending(true);
    setFailure(null);
    const { source, id } = team;
    const answer = await askAccount(openTeamCall, { source, id, product_id: productId });
    setIsPending(false);
    if (!answer.ok) {
      setFailure(answer.error.message ?? say.failed);
      return;
    }
    onUse(usedTeam(answer.value));
  }

  function usedTeam(opened: AnswerTo<typeof openTeamCall>): UsedTeam {
    const { name, table } = opened;
    const logo =
      opened.logo && how !== 'only_new'
        ? { uploadId: opened.logo.upload_id, name: opened.logo.name, sha256: opened.logo.sha256 }
        : null;
    const applied =
      table === null
        ? { table: null, setAside: [], told: logo ? [say.usedLogo(name)] : [] }
        : applyTeam({ settings, how, team: { name, table }, list });
    const roster = applied.table && {
      uploadId: null,
      table: applied.table,
      setAside: applied.setAside,
    };
    const told = opened.logo_problem === null ? applied.told : [...applied.told, opened.logo_problem];
    return { draft: roster || logo ? { logo, roster } : null, told };
  }

  return (
    <Dialog
      title={say.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
            {buttonSentences.cancel}
          </button>
          {team && (
            <SubmitButton form={formId} isPending={isPending} pendingLabel={say.opening}>
              {say.use}
            </SubmitButton>
          )}
        </>
      }
    >
      <div role="status">
        {loaded.kind === 'loading' && <p className="text-muted">{say.loading}</p>}
        {loaded.kind === 'teams' && teams.length === 0 && <p>{say.none}</p>}
        {loaded.kind === 'signed_out' && (
          <p className="flex flex-col items-start gap-3">
            {say.signIn}
            <SignInLink />
          </p>
        )}
      </div>
      {loaded.kind === 'failed' && <Notice kind="error">{loaded.message}</Notice>}
      {team && (
        <form id={formId} onSubmit={use} className="flex flex-col gap-5">
          <SelectField
            name="team"
            label={say.choose}
            value={keyOf(team)}
            onChange={(event) => setChosen(event.target.value)}
            options={teams.map((one) => ({ value: keyOf(one), label: optionOf(one) }))}
          />
          {team.people === 0 ? (
            <p className="text-muted">{say.onlyLogo}</p>
          ) : (
            <HowFields
              value={how}
              onChange={setHow}
              hasSizes={settings.columns.some(({ kind }) => kind === 'size')}
              hasList={list !== null}
            />
          )}
          {list !== null && team.people > 0 && how !== 'only_new' && (
            <p className="text-sm text-muted">{say.replaces}</p>
          )}
          {failure && <Notice kind="error">{failure}</Notice>}
        </form>
      )}
    </Dialog>
  );
}

const optionOf = ({ name, people, order_number: orderNumber }: Team): string =>
  people === 0 ? say.logoOption(name, orderNumber) : say.option(name, people, orderNumber);

/** The page's own list stays in this browser. */
export const SignInLink = () => (
  <DocumentLink href={shopperSignInPath(window.location.pathname)} className={buttonStyle('secondary')}>
    {say.signInLink}
  </DocumentLink>
);

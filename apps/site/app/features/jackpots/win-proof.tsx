/** What a must-hit pool was to fall at, checked here when it is pressed. */
import type { JackpotWin } from '@carmine/contract/games/jackpots';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { useMutation, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import X from 'lucide-react/icons/x';
import { displayAmount } from '../../amounts/display.ts';
import { displayDate, displayMoment } from '../../amounts/moment.ts';
import { jackpotsQuery } from '../../queries/games.ts';
import { checkWin, type Proof, type WinChecks } from './check-win.ts';
import { jackpotTexts } from './texts.ts';

const words = jackpotTexts.wins;

const Line = ({ holds, yes, no }: { readonly holds: boolean; readonly yes: string; readonly no: string }) => (
  <li>
    {holds ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
    {holds ? yes : no}
  </li>
);

const Verdict = ({ proof, checks }: { readonly proof: Proof; readonly checks: WinChecks }) => {
  const { committed, drawn, reached } = checks;
  const sound = committed && reached && drawn !== false;
  return (
    <Notice tone={sound ? 'good' : 'warn'} role={sound ? 'status' : 'alert'}>
      <p>{words.fell(displayAmount('EUR', proof.trigger))}</p>
      <ul className="win-checks">
        <Line holds={committed} yes={words.committed} no={words.notCommitted} />
        {drawn !== undefined && <Line holds={drawn} yes={words.drawn} no={words.notDrawn} />}
        <Line holds={reached} yes={words.reached} no={words.notReached} />
      </ul>
      <p>{words.before(displayMoment(proof.openedAt))}</p>
      <dl className="win-proof">
        <dt>{words.salt}</dt>
        <dd className="pool-code">{proof.salt}</dd>
        <dt>{jackpotTexts.fingerprint}</dt>
        <dd className="pool-code">{proof.commitment}</dd>
        <dt>{words.cycle}</dt>
        <dd className="num">{proof.cycle}</dd>
      </dl>
      <p>{words.rule}</p>
    </Notice>
  );
};

export const WinProof = ({ win, proof }: { readonly win: JackpotWin; readonly proof: Proof }) => {
  const pool = useQuery(jackpotsQuery()).data?.find(({ id }) => id === win.jackpot);
  const checking = useMutation({ mutationFn: () => checkWin(win, proof, pool) });
  if (checking.data !== undefined) return <Verdict proof={proof} checks={checking.data} />;
  return (
    <>
      <SecondaryButton
        size="small"
        icon={<ShieldCheck size={16} aria-hidden="true" />}
        loading={checking.isPending}
        aria-label={words.checkOf(win.name, displayDate(win.at))}
        onClick={() => checking.mutate()}
      >
        {words.check}
      </SecondaryButton>
      {checking.isError && (
        <Notice tone="warn" role="alert">
          {words.failedCheck}
        </Notice>
      )}
    </>
  );
};

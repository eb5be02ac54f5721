/** Whether what a table shows holds: each result by its link, or by what a studio signed. */
import {
  createRng,
  leadsBack,
  readStudioText,
  rngOfDraws,
  sameJson,
  type AnyGame,
  type StudioProof,
} from '@carmine/games';
import type { GameRulesToRead } from '@carmine/games/stage';
import { useState } from 'react';
import { signatureOf } from '../drawer/use-signature.ts';
import { Check, X } from '../hud/icons.tsx';
import type { ReadyState } from '../play/state.ts';
import { studioTexts } from '../texts/studio.ts';
import type { LiveState, ProvenResult } from './live-state.ts';
import { liveTexts } from './texts.ts';

const { fairness: words } = liveTexts;

/** The link belongs to the chain, and decides what was shown. */
export const holds = (game: AnyGame, one: ProvenResult): boolean => {
  const { seed, salt, chain, number, result, studio } = one;
  if (studio !== undefined) return isSaid(game, one, studio);
  return (
    leadsBack(seed, { commitment: chain, linkNumber: number }) &&
    sameJson(game.live?.result(createRng(seed, salt, 0)), result)
  );
};

/** The studio's text is about this round, and says what was shown; whether it is the studio's, its signature says. */
const isSaid = (game: AnyGame, { round, result }: ProvenResult, { signed }: StudioProof): boolean => {
  const said = readStudioText(signed);
  try {
    return said?.round === round && sameJson(game.live?.result(rngOfDraws(said.draws)), result);
  } catch {
    return false;
  }
};

export const gameOf = (rules: GameRulesToRead, state: ReadyState): AnyGame | undefined =>
  rules.versions.find(({ mathVersion }) => mathVersion === state.game.mathVersion);

/** How many do not hold; undefined where this browser cannot check what was signed. */
const failing = async (game: AnyGame, results: readonly ProvenResult[]): Promise<number | undefined> => {
  const signatures = await Promise.all(
    results.map(async ({ studio }) => (studio === undefined ? 'holds' : signatureOf(studio))),
  );
  if (signatures.includes('unknown')) return undefined;
  return results.filter((result, index) => !holds(game, result) || signatures[index] !== 'holds').length;
};

interface AllChecked {
  readonly count: number;
  readonly failed: number | undefined;
}

const AllChecked = ({ count, failed, isStudio }: AllChecked & { readonly isStudio: boolean }) => {
  const said = isStudio ? studioTexts : words;
  if (failed === undefined)
    return (
      <p className="drawer-note" role="status">
        {studioTexts.unknown}
      </p>
    );
  return (
    <p className="check" data-holds={failed === 0} role="status">
      {failed === 0 ? <Check /> : <X />}
      {failed === 0 ? said.allHold(count) : said.someFail(failed)}
    </p>
  );
};

interface Props {
  readonly state: ReadyState;
  readonly live: LiveState;
  readonly rules: GameRulesToRead;
}

export const VerifyAll = ({ state, live, rules }: Props) => {
  const [checked, setChecked] = useState<AllChecked>();
  const isStudio = live.stream !== undefined;
  const game = gameOf(rules, state);
  if (live.results.length === 0 || game === undefined) return <p className="drawer-note">{words.none}</p>;
  return (
    <div className="drawer-verify-all">
      <button
        type="button"
        className="hud-button"
        onClick={() => {
          const { results } = live;
          void failing(game, results).then((failed) => {
            setChecked({ count: results.length, failed });
          });
        }}
      >
        {isStudio ? studioTexts.verifyAll : words.verifyAll}
      </button>
      {checked === undefined ? null : <AllChecked {...checked} isStudio={isStudio} />}
    </div>
  );
};

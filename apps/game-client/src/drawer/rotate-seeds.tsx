import { commitment } from '@carmine/games';
import { clientSeed as clientSeedSchema, type FairnessRotation } from '@carmine/contract/games/fairness';
import { useState } from 'react';
import { Check, Dices, RefreshCw, X } from '../hud/icons.tsx';
import type { Controller } from '../play/controller.ts';
import { newKey } from '../play/place-bet.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { CopyLine } from './copy-line.tsx';

const randomSeed = (): string => newKey((bytes) => crypto.getRandomValues(bytes)).slice(0, 16);

const Revealed = ({ revealed }: { revealed: FairnessRotation['revealed'] }) => {
  const holds = commitment(revealed.serverSeed) === revealed.serverSeedHash;
  return (
    <div className="drawer-revealed" role="status">
      <CopyLine label={texts.fairness.revealed} value={revealed.serverSeed} />
      <p className="check" data-holds={holds}>
        {holds ? <Check /> : <X />}
        {texts.fairness.revealedRounds(revealed.nonce)} {holds ? texts.fairness.hashHolds : texts.fairness.hashBroken}
      </p>
    </div>
  );
};

/** The player's next seed, and the press that reveals the server's old one. */
export const RotateSeeds = ({ state, controller }: { state: ReadyState; controller: Controller }) => {
  const [seed, setSeed] = useState(randomSeed);
  const [revealed, setRevealed] = useState<FairnessRotation['revealed']>();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const valid = clientSeedSchema.safeParse(seed).success;
  const rotate = async () => {
    setBusy(true);
    setRefused(undefined);
    const answer = await controller.rotate(seed).catch(() => undefined);
    setBusy(false);
    if (answer?.ok === true) {
      setRevealed(answer.data.revealed);
      setSeed(randomSeed());
    } else setRefused(answer?.problem.message ?? texts.retrying);
  };
  return (
    <section className="drawer-rotate">
      <div className="drawer-line">
        <label className="label" htmlFor="next-client-seed">
          <span>{texts.fairness.newClientSeed}</span>
          <span>{texts.fairness.clientSeedRule}</span>
        </label>
        <div className="box writable" data-valid={valid}>
          <input
            id="next-client-seed"
            value={seed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={!valid}
            onChange={(event) => {
              setSeed(event.target.value);
            }}
          />
          <button
            type="button"
            aria-label={texts.fairness.random}
            onClick={() => {
              setSeed(randomSeed());
            }}
          >
            <Dices />
          </button>
        </div>
      </div>
      <button
        type="button"
        className="hud-button wide"
        disabled={!valid || busy || state.phase !== 'idle'}
        onClick={() => void rotate()}
      >
        <RefreshCw />
        {busy ? texts.fairness.rotating : texts.fairness.rotate}
      </button>
      {refused === undefined ? null : (
        <p className="drawer-refused" role="alert">
          {refused}
        </p>
      )}
      {revealed === undefined ? null : <Revealed revealed={revealed} />}
    </section>
  );
};

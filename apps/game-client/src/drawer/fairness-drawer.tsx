import type { GameRulesToRead } from '@carmine/games/stage';
import { ShieldCheck } from '../hud/icons.tsx';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { CopyLine } from './copy-line.tsx';
import { Drawer, PastJackpots, VerifyElsewhere } from './drawer.tsx';
import { RotateSeeds } from './rotate-seeds.tsx';
import { RoundList } from './round-list.tsx';
import { RoundProof } from './round-proof.tsx';

interface Props {
  state: ReadyState;
  rules: GameRulesToRead;
  controller: Controller;
  verifying: string | undefined;
  onVerify: (roundId: string | undefined) => void;
  onClose: () => void;
}

export const FairnessDrawer = ({ state, rules, controller, verifying, onVerify, onClose }: Props) => {
  const { fairness, history } = state;
  const round = history.find(({ id }) => id === verifying);
  return (
    <Drawer title={texts.fairness.title} icon={<ShieldCheck className="proven" />} onClose={onClose}>
      {round === undefined ? (
        <>
          <p className="drawer-lead">{texts.fairness.lead}</p>
          <CopyLine label={texts.fairness.serverSeedHash} value={fairness.serverSeedHash} />
          <CopyLine
            label={texts.fairness.clientSeed}
            value={fairness.clientSeed}
            aside={texts.fairness.round(fairness.nonce)}
          />
          <CopyLine label={texts.fairness.nextHash} value={fairness.nextServerSeedHash} />
          <RotateSeeds state={state} controller={controller} />
          <RoundList state={state} rules={rules} controller={controller} onVerify={onVerify} />
          {state.view.pools === undefined ? null : <PastJackpots />}
          <VerifyElsewhere />
        </>
      ) : (
        <RoundProof
          key={round.id}
          state={state}
          rules={rules}
          round={round}
          controller={controller}
          onBack={() => {
            onVerify(undefined);
          }}
        />
      )}
    </Drawer>
  );
};

import { MachineStage } from '../../video-poker/stage/machine-stage.tsx';
import type { MachineProps } from '../../video-poker/stage/machine-game.ts';
import { game } from './machine.tsx';

export const WildTwosScene = (props: MachineProps) => <MachineStage game={game} given={props} />;

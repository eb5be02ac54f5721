import { SlotStage, type SlotProps } from '../../slots/stage/slot-stage.tsx';
import { slot } from './slot.ts';

export const OrchestraScene = (props: SlotProps) => <SlotStage game={slot} props={props} />;

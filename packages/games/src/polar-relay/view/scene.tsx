import { SlotStage, type SlotProps } from '../../slots/stage/slot-stage.tsx';
import { slot } from './slot.ts';

export const PolarScene = (props: SlotProps) => <SlotStage game={slot} props={props} />;

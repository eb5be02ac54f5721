/** A round of version 1 has no chips: it was played at one seat. */
import { usualChips, type BlackjackParams } from '../versions/2-payouts.ts';

export const betOf = ({ chips = usualChips }: Partial<BlackjackParams>): BlackjackParams => ({ chips });

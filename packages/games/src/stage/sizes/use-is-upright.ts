/** Whether a stage is higher than wide, as on a phone: for compositions that no style sheet can turn by itself. */
import type { RefObject } from 'react';
import { useMeasured } from './use-measured.ts';

const phoneWidth = 760;

const usual = (): boolean => typeof innerWidth === 'number' && innerWidth <= phoneWidth && innerHeight > innerWidth;
const isUpright = (width: number, height: number): boolean => width <= phoneWidth && height > width * 0.7;

export const useIsUpright = (box: RefObject<HTMLElement | null>): boolean => useMeasured(box, usual, isUpright);

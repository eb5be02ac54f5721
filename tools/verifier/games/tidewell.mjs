export { spinWays as decide } from '../ways-slot.mjs';

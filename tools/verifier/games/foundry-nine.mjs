export { spinVariedWays as decide } from '../varied-ways-slot.mjs';

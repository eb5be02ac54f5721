export { spinReels as decide } from '../lines-slot.mjs';

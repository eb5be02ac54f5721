export { spinCollection as decide } from '../collection-slot.mjs';

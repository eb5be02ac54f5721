export { spinAnywhere as decide } from '../anywhere-slot.mjs';

export { holdAndSpin as decide } from '../hold-slot.mjs';

export { spinClusters as decide } from '../clusters-slot.mjs';

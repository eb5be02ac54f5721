import { BonusSimulator } from './bonus-simulator.tsx';
import { simulatorTexts as words } from './texts.ts';
import './simulator.css';

export const SimulatorPage = () => (
  <div className="simulator-page">
    <h1 className="page-title">{words.title}</h1>
    <p className="simulator-lead">{words.lead}</p>
    <BonusSimulator />
  </div>
);

/** Every control in every state, for development. Not available in live installations. */
import { devTexts } from './texts.ts';
import { Buttons } from './buttons.tsx';
import './dev-ui.css';
import { Fields } from './fields.tsx';
import { Layers } from './layers.tsx';
import { Signs } from './signs.tsx';

export const DevUiPage = () => (
  <div className="dev-ui">
    <h1 className="page-title">{devTexts.title}</h1>
    <Buttons />
    <Fields />
    <Signs />
    <Layers />
  </div>
);

import '@carmine/design/tokens.css';
import '../hud/frame.css';
import '../drawer/drawer-content.css';
import './page.css';
import { withoutEval } from '@carmine/contract/without-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VerifyPage } from './verify-page.tsx';

withoutEval();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <VerifyPage saved={location.protocol === 'file:'} />
  </StrictMode>,
);

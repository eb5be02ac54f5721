import '@carmine/design/fonts.css';
import './styles/back-office.css';
import './styles/money.css';
import './styles/office.css';
import './styles/risk.css';
import './styles/verification.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { queryClient } from './calls.ts';

// The dialog's scroll lock writes a style element, which the content policy accepts with this nonce.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);

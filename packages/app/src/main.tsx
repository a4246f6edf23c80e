import '@seedbed/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element: index.html and main.tsx do not belong together.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

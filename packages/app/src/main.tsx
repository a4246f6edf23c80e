import '@seedbed/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { fetchAhead } from './doors';
import { loadIdentity } from './session/loadIdentity';
import { mayBeSignedIn } from './session/storedIdentity';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element: index.html and main.tsx do not belong together.');

if (mayBeSignedIn()) {
  // What such a visit waits for is asked for before anything is drawn; what fails here is asked for again.
  fetchAhead(window.location.pathname);
  loadIdentity().catch(() => undefined);
}

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { cdp } from 'vitest/browser';
import { provideEmulation } from './media';

/** The part of Chromium's protocol that is spoken here; Vitest types the session without it. */
interface Session {
  send: (method: 'Emulation.setEmulatedMedia', params: object) => Promise<void>;
}

provideEmulation((features) =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features }),
);

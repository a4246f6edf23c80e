import { atom } from 'jotai';

/** True while the reader's own wish to leave is being carried out, so that nobody renews the session meanwhile. */
export const signingOutAtom = atom(false);

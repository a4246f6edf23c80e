/** Flags that keep Chromium quiet where there is no open network, and let it run as root in a container. */
export const chromiumFlags: string[];
/** The Chromium that tests run in, or undefined when there is none. */
export function findChromium(): string | undefined;
/** Every Chromium on this machine, the preferred one first. */
export function listChromiums(): string[];

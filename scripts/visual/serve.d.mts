/** Serves the files of a folder on a free port of this machine. */
export declare const serveFolder: (folder: string) => Promise<{ origin: string; close: () => void }>;

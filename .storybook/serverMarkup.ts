import { createServer } from 'vite';
import { uiAliases, uiPlugins } from '../vite.shared.ts';

/** What a server sends for a component's hero, or why it cannot. */
export interface ServerMarkup {
  html: string;
  error?: string;
}

/** Renders in a Vite of its own: that of the browser tests would bundle React for the browser. */
const renderAll = async (): Promise<Record<string, ServerMarkup>> => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: uiAliases },
    plugins: uiPlugins(),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  try {
    return (await server.ssrLoadModule('/packages/ui/src/internal/serverHeroes.stories.ts')).sent;
  } finally {
    await server.close();
  }
};

let markup: ReturnType<typeof renderAll> | undefined;

/** The markup of every component's hero, by its file of stories, made once in this process. */
export const serverMarkup = (): ReturnType<typeof renderAll> => (markup ??= renderAll());

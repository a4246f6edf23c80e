import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The modules that a module is made of, each after those it imports: the order in which a browser meets their styles. */
const modulesOf = (graph: Graph, id: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
  for (const next of [...importedIds, ...dynamicallyImportedIds]) modulesOf(graph, next, seen);
  seen.delete(id);
  return seen.add(id);
};

/** Takes the sheet of every style module out of the bundle. @returns them by the id of the module */
const takeSheets = (bundle: Bundle): Map<string, string> => {
  const sheets = new Map<string, string>();
  for (const chunk of chunksOf(bundle)) {
    for (const file of chunk.viteMetadata?.importedCss ?? []) {
      const asset = bundle[file];
      const id = Object.keys(chunk.modules).at(-1);
      if (asset?.type === 'asset' && id) sheets.set(id, String(asset.source).trim());
      delete bundle[file];
    }
  }
  return sheets;
};

const collect = (): Plugin => ({
  name: 'style-sheets',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const sheets = takeSheets(bundle);
      const doors = new Map(
        chunksOf(bundle)
          .filter((chunk) => chunk.isEntry && chunk.facadeModuleId)
          .map((chunk) => [
            chunk.name.replace(/\/?index$/, ''),
            [...modulesOf(this, chunk.facadeModuleId ?? '')].filter((id) => sheets.has(id)),
          ]),
      );
      const theme = doors.get('theme') ?? [];
      const layers = theme.find((id) => id.includes('/layers.css'));
      if (!layers) throw new Error('The theme has no layers.css.ts, which settles the order of the layers.');
      for (const [door, ids] of doors) {
        const own =
          door === '' || door === 'theme' ? [...theme, ...ids] : ids.filter((id) => !theme.includes(id));
        const text = [...new Set([layers, ...own])].map((id) => sheets.get(id)).join('\n');
        this.emitFile({ type: 'asset', fileName: `${door || 'styles'}.css`, source: `${text}\n` });
      }
      // What `import '@seedbed/ui/styles.css'` is to TypeScript, which asks for a type of everything imported.
      this.emitFile({ type: 'asset', fileName: 'css.d.ts', source: 'export {};\n' });
    },
  },
});
/**
 * Where a module imported a sheet Vite leaves a comment, and where it imported a module for the sheet's sake a bare
 * import, which bundlers warn of: no module has effects once the CSS is a file.
 */
const tidy = (): Plugin => ({
  name: 'style-sheets-tidy',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of chunksOf(bundle)) {
        chunk.code = chunk.code
          .replaceAll(/^\/\* empty css +\*\/\n/gm, '')
          .replaceAll(/^import "\.[./\w-]+\.js";\n/gm, '');
      }
    },
  },
});

/**
 * One sheet per door and `styles.css` with all of them, in place of one per style module.
 * A door's sheet has what the door and everything it imports need, its lazy parts too, but for what `theme.css` has.
 * Each begins with the order of the layers, so it does not matter which of them loads first.
 */
export const styleSheets = (): Plugin[] => [collect(), tidy()];

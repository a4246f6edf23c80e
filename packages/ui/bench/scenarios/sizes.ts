import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundling } from '../build.ts';
import { us } from '../rounds.ts';
import type { Goal, Section } from '../report.ts';

interface Import {
  part: string;
  name: string;
  /** What an application writes to have the component. */
  code: string;
  /** kB to stay under. */
  most?: number;
}

const rac = (names: string) => `export { ${names} } from 'react-aria-components'`;
const ark = (name: string, names: string) => `export { ${names} } from '@ark-ui/react/${name}'`;

const imports: readonly Import[] = [
  { part: 'Carousel', name: us, code: `export { Carousel } from '@seedbed/ui/carousel'`, most: 8 },
  { part: 'Carousel', name: 'Embla', code: `export { default } from 'embla-carousel-react'` },
  {
    part: 'Carousel',
    name: 'Swiper + Virtual, Keyboard, Mousewheel, A11y',
    code: `export { Swiper, SwiperSlide } from 'swiper/react'; export { Virtual, Keyboard, Mousewheel, A11y } from 'swiper/modules'`,
  },
  { part: 'Carousel', name: 'Ark', code: ark('carousel', 'Carousel') },
  { part: 'Split panes', name: us, code: `export { SplitPanes } from '@seedbed/ui/split-panes'`, most: 6 },
  { part: 'Split panes', name: 'allotment', code: `export { Allotment } from 'allotment'` },
  {
    part: 'Split panes',
    name: 'react-resizable-panels',
    code: `export { Group, Panel, Separator } from 'react-resizable-panels'`,
  },
  { part: 'Split panes', name: 'Ark', code: ark('splitter', 'Splitter') },
  {
    part: 'Toast',
    name: us,
    code: `export { createToastQueue, ToastRegion } from '@seedbed/ui/toast'`,
    most: 8,
  },
  { part: 'Toast', name: 'sonner', code: `export { toast, Toaster } from 'sonner'` },
  { part: 'Toast', name: 'Base UI', code: `export { Toast } from '@base-ui/react/toast'` },
  { part: 'Toast', name: 'Ark', code: ark('toast', 'createToaster, Toast, Toaster') },
  { part: 'Tab strip', name: us, code: `export { TabStrip } from '@seedbed/ui/tab-strip'`, most: 25 },
  { part: 'Tab strip', name: 'React Aria Tabs', code: rac('Tabs, TabList, Tab, TabPanels, TabPanel') },
  { part: 'Tab strip', name: 'dockview', code: `export { DockviewReact } from 'dockview-react'` },
  {
    part: 'Tab strip',
    name: 'react-resizable-panels Workspace',
    code: `export { Workspace } from 'react-resizable-panels'`,
  },
  {
    part: 'Form-factor picker',
    name: us,
    code: `export { FormFactorPicker } from '@seedbed/ui/form-factor'`,
    most: 35,
  },
  {
    part: 'Form-factor picker',
    name: 'React Aria RadioGroup, NumberField, Select, Slider',
    code: rac(
      'RadioGroup, Radio, NumberField, Group, Input, Label, Button, Select, SelectValue, Popover, ListBox, ListBoxItem, Slider, SliderTrack, SliderThumb, SliderOutput',
    ),
  },
];

/** Bytes of what is loaded at once, and of what a dynamic import may load later; compressed as a server would. */
async function gzipped(library: string, code: string): Promise<{ atOnce: number; later: number }> {
  const { outputFiles, metafile } = await build({
    ...bundling(library),
    stdin: { contents: code, resolveDir: bundling(library).absWorkingDir ?? '' },
    outdir: 'unwritten',
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    external: ['react', 'react-dom'],
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const atOnce = new Set<string>();
  const follow = (file: string): void => {
    if (atOnce.has(file)) return;
    atOnce.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in metafile.outputs) follow(path);
  };
  const entry = Object.keys(metafile.outputs).find(
    (file) => metafile.outputs[file]?.entryPoint !== undefined,
  );
  if (entry === undefined) throw new Error(`esbuild wrote no entry for: ${code}`);
  follow(entry);
  const weigh = (isCounted: (file: string) => boolean) =>
    outputFiles
      .filter(({ path }) =>
        isCounted(Object.keys(metafile.outputs).find((file) => path.endsWith(file)) ?? ''),
      )
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).byteLength, 0);
  return { atOnce: weigh((file) => atOnce.has(file)), later: weigh((file) => !atOnce.has(file)) };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Gzip of the minimal import. */
export async function sizes(library: string): Promise<Section> {
  const rows: string[][] = [];
  const goals: Goal[] = [];
  for (const { part, name, code, most } of imports) {
    const { atOnce, later } = await gzipped(library, code);
    rows.push([part, name, kB(atOnce), later > 0 ? kB(later) : '']);
    if (most !== undefined)
      goals.push({
        what: `${part}, kB`,
        goal: `≤ ${most}`,
        reached: kB(atOnce),
        isReached: atOnce <= most * 1000,
      });
  }
  return {
    title: 'Size of the minimal import',
    note: 'esbuild, minified, ESM, es2022, react and react-dom external, gzip -9; kB of 1000 bytes. "Later" is what a dynamic import loads when it is first needed.',
    head: ['Component', 'Library', 'kB', 'later'],
    rows,
    goals,
  };
}

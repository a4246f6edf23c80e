// oxlint-disable-next-line no-restricted-imports -- the benchmarks' own way to count, not a component
import { watchReact } from '../../bench/watchReact.ts';

// React looks for it once, when it is loaded: this file is imported before React is.
watchReact();

import { matchPath } from 'react-router';
import { formFactorDoor } from './features/form-factor/door';
import { gardenDoor } from './features/garden/door';
import { insightsDoor } from './features/insights/door';
import { keptDoor } from './features/kept/door';
import { landingDoor } from './features/landing/door';
import { materialsDoor } from './features/materials/door';
import { newProductDoor } from './features/new-product/door';
import { newTabDoor } from './features/new-tab/door';
import { productDoor, productsDoor } from './features/products/door';
import { profileDoor } from './features/profile/door';
import { searchDoor } from './features/search/door';
import { makerDoor } from './features/sourcing/door';
import { workspaceDoor } from './features/workspace/door';
import { late, type Door } from './navigation/door';

const lateShell = late({ name: 'Shell', load: () => import('./shell/Shell') });
const lateTabRegistry = late({ name: 'TabRegistry', load: () => import('./TabRegistry') });

export const Shell = lateShell.Screen;
export const TabRegistry = lateTabRegistry.Screen;
export const NotFoundPage = late({
  name: 'NotFoundPage',
  load: () => import('./shell/NotFoundPage'),
}).Screen;

/** Seen without a session. */
export const publicDoors: readonly Door[] = [landingDoor, makerDoor, keptDoor];

/** Screens that have the window to themselves. */
export const plainDoors: readonly Door[] = [newProductDoor, formFactorDoor];

/** The same, where kinds of tab are chosen or shown. */
export const tabbedDoors: readonly Door[] = [newTabDoor, workspaceDoor];

/** Screens beside the sidebar. */
export const framedDoors: readonly Door[] = [
  searchDoor,
  insightsDoor,
  productsDoor,
  productDoor,
  gardenDoor,
  materialsDoor,
  profileDoor,
];

/** Fetches a screen's code while something else is waited for. What fails here is asked for again when it is shown. */
export function fetchAhead(pathname: string): void {
  const behind = (doors: readonly Door[]) => doors.filter(({ path }) => matchPath(path, pathname));
  const fetch = (load: () => Promise<unknown>) => void load().catch(() => undefined);
  for (const { fetchCode } of behind([...plainDoors, ...tabbedDoors, ...framedDoors])) fetch(fetchCode);
  if (behind(framedDoors).length > 0) fetch(lateShell.fetchCode);
  if (behind(tabbedDoors).length > 0) fetch(lateTabRegistry.fetchCode);
}

import { doorTo } from '../../navigation/door';

/** The page of a maker who was asked for a quote: the secret is in the fragment, so no server logs it. */
export const makerDoor = doorTo({ path: '/q', name: 'MakerPage', load: () => import('./quoting/MakerPage') });

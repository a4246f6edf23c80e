import { doorTo } from '../../navigation/door';

export const landingDoor = doorTo({ path: '/', name: 'LandingPage', load: () => import('./LandingPage') });

import { roomSection } from '../../navigation/roomSection';

/** The claims on their product's page. */
export const claimsSection = roomSection({
  id: 'claims',
  name: 'ClaimsRoom',
  load: () => import('./ClaimsRoom'),
});

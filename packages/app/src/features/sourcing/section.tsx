import { roomSection } from '../../navigation/roomSection';

/** Requests for quotation on their product's page. */
export const productionSection = roomSection({
  id: 'production',
  name: 'ProductionRoom',
  load: () => import('./ProductionRoom'),
});

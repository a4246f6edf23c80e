import { roomSection } from '../../navigation/roomSection';

/** The documents on their product's page. */
export const documentsSection = roomSection({
  id: 'documents',
  name: 'DocumentsRoom',
  load: () => import('./DocumentsRoom'),
});

import { sectionPromises } from '../products';
import { RoomTab } from '../workspace';
import { DocumentsRoom } from './DocumentsRoom';

/** The documents of the workspace's product. */
export const DocumentsTab = () => (
  <RoomTab
    Room={DocumentsRoom}
    promise={sectionPromises.documents}
    meanwhile="Until then, Insights lists what the rules ask you to watch."
    insteadId="insights"
  />
);

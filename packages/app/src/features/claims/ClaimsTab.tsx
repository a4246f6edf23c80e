import { sectionPromises } from '../products';
import { RoomTab } from '../workspace';
import { ClaimsRoom } from './ClaimsRoom';

/** The claims of the workspace's product. */
export const ClaimsTab = () => (
  <RoomTab
    Room={ClaimsRoom}
    promise={sectionPromises.claims}
    meanwhile="Until then, Search tells which claims are authorised for an ingredient."
    insteadId="search"
  />
);

import type { ComponentType } from 'react';
import type { ProductRoomProps } from '../../../navigation/roomSection';
import { PlannedTab, type Plan } from './PlannedTab';
import { ProductTab } from './ProductTab';
import * as styles from './RoomTab.css';

export interface RoomTabProps extends Plan {
  Room: ComponentType<ProductRoomProps>;
}

/** A room of the workspace's product as a tab; while it is empty, what it will hold. */
export const RoomTab = ({ Room, ...plan }: RoomTabProps) => (
  <ProductTab>
    {({ id, concept }) => (
      <div className={styles.tab}>
        <Room key={id} productId={id} whileEmpty={<PlannedTab {...plan} subject={concept} />} />
      </div>
    )}
  </ProductTab>
);

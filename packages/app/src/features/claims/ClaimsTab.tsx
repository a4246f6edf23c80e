import { sectionPromises } from '../products';
import { PlannedTab, ProductTab } from '../workspace';
import * as styles from './claims.css';
import { ClaimsRoom } from './ClaimsRoom';

/** The claims of the workspace's product. */
export function ClaimsTab() {
  return (
    <ProductTab>
      {({ id, concept }) => (
        <div className={styles.tab}>
          <ClaimsRoom
            key={id}
            productId={id}
            whileEmpty={
              <PlannedTab
                promise={sectionPromises.claims}
                meanwhile="Until then, Search tells which claims are authorised for an ingredient."
                insteadId="search"
                subject={concept}
              />
            }
          />
        </div>
      )}
    </ProductTab>
  );
}

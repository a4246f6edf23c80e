import { sectionPromises } from '../products';
import { PlannedTab, ProductTab } from '../workspace';
import * as styles from './documents.css';
import { DocumentsRoom } from './DocumentsRoom';

/** The documents of the workspace's product. */
export function DocumentsTab() {
  return (
    <ProductTab>
      {({ id, concept }) => (
        <div className={styles.tab}>
          <DocumentsRoom
            key={id}
            productId={id}
            whileEmpty={
              <PlannedTab
                promise={sectionPromises.documents}
                meanwhile="Until then, Insights lists what the rules ask you to watch."
                insteadId="insights"
                subject={concept}
              />
            }
          />
        </div>
      )}
    </ProductTab>
  );
}

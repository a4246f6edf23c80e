import { sectionPromises } from '../products';
import { ProductTab } from '../workspace';
import { FormulaBuilder } from './FormulaBuilder';
import * as styles from './bench/FormulaBench.css';

/** The formula of the workspace's product. */
export function FormulaTab() {
  return (
    <ProductTab>
      {(product) => (
        <div className={styles.tab}>
          <FormulaBuilder key={product.id} product={product} promise={sectionPromises.formula} />
        </div>
      )}
    </ProductTab>
  );
}

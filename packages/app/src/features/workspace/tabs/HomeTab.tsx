import { Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { Button } from 'react-aria-components';
import { useTabTypes } from '../../../navigation/tabTypes';
import { EstimateFigures, EstimateFiguresLoading } from '../../products';
import { NoProduct } from './ProductTab';
import { useOpenTab } from '../state/useWorkspace';
import { useWorkspaceProduct } from '../state/useWorkspaceProduct';
import * as styles from '../Workspace.css';

/** The first tab: the product in a few lines, and every kind of tab at hand. */
export function HomeTab() {
  const { product, products, error, retry } = useWorkspaceProduct();
  const openTab = useOpenTab();
  const tabTypes = useTabTypes();
  return (
    <div className={styles.sheet}>
      <Stack gap="xlarge">
        {product ? (
          <Stack gap="large">
            <Text as="p" size="reading" tone="quiet">
              {product.description}
            </Text>
            <EstimateFigures productId={product.id} />
          </Stack>
        ) : products || error ? (
          <NoProduct isLoaded={products !== undefined} error={error} onRetry={retry} />
        ) : (
          <Stack gap="large">
            <Text as="p" size="reading" tone="quiet">
              Loading...
            </Text>
            <EstimateFiguresLoading />
          </Stack>
        )}
        <Stack gap="medium">
          <Heading level={2}>Open a tab</Heading>
          <ul className={styles.types} aria-label="Kinds of tab">
            {tabTypes.map((type) => (
              <li key={type.id}>
                <Button className={styles.type} onPress={() => openTab(type)}>
                  {type.icon}
                  {type.title}
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      </Stack>
    </div>
  );
}

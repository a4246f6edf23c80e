import { PlannedPage } from '../../shell/PlannedPage';

/** The new product in three steps; not built yet. */
export function NewProductPage() {
  return (
    <PlannedPage
      title="New product"
      description="Here a product will take shape in three steps: its concept, its form and volume, its estimate. It is not built yet; the products screen makes one in a single step."
      action={{ href: '/v1/products', label: 'Create a product there' }}
    />
  );
}

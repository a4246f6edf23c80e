import { Text } from '@seedbed/ui/text';

/** Said while something of the garden is fetched. */
export const Loading = () => (
  <Text as="p" tone="quiet" role="status">
    Loading...
  </Text>
);

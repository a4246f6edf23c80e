import { Text } from '@seedbed/ui/text';
import { screen } from './screen.css';

/** Shown while nobody knows yet what to show. */
export function LoadingScreen() {
  return (
    <main className={screen} tabIndex={-1}>
      <Text as="p" tone="quiet" role="status">
        Loading...
      </Text>
    </main>
  );
}

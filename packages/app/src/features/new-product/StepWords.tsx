import { Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';

/** What a step asks, and why. */
export function StepWords({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xsmall">
      <Heading level={1} size="display">
        {title}
      </Heading>
      <Text as="p" size="reading" tone="quiet">
        {children}
      </Text>
    </Stack>
  );
}

import { Button, LinkButton } from '@seedbed/ui/button';
import { FormFactorPicker } from '@seedbed/ui/form-factor';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { narrowPage, PlainPage } from '../../shell';
import { formFactorOptions, initialMeasure, measureOf, measureRange, newProductHref } from './measure';

/** The form factor and volume of a supplement, before it has a name. */
export function FormFactorPage() {
  const [measure, setMeasure] = useState(initialMeasure);
  const navigate = useNavigate();
  return (
    <PlainPage title="Form factor">
      <div className={narrowPage}>
        <Stack gap="xlarge">
          <Stack gap="xsmall">
            <Heading level={1} size="display">
              Choose a form factor
            </Heading>
            <Text as="p" size="reading" tone="quiet">
              The form your supplement is sold in, and how much a serving holds. Costs depend on both.
            </Text>
          </Stack>
          <FormFactorPicker
            options={formFactorOptions}
            range={measureRange}
            value={measure}
            onChange={(value) => setMeasure((before) => measureOf(value) ?? before)}
          />
          <Inline gap="xsmall">
            <Button variant="primary" onPress={() => void navigate(newProductHref(measure))}>
              Continue
            </Button>
            <LinkButton href="/v1/products" variant="quiet">
              Skip
            </LinkButton>
          </Inline>
        </Stack>
      </div>
    </PlainPage>
  );
}

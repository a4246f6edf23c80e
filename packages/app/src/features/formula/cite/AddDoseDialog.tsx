import { Button, LinkButton } from '@seedbed/ui/button';
import { Dialog } from '@seedbed/ui/dialog';
import { SelectField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Spinner } from '@seedbed/ui/spinner';
import { Text } from '@seedbed/ui/text';
import { errorWords } from '../../../api/problem';
import { amountInWords } from './amountInWords';
import type { CitedDose, DoseChoice, Placing } from './citedLine';
import { newFormula, useAddDose, type AddDose } from './useAddDose';

export interface AddDoseDialogProps {
  cited: CitedDose;
  onClose: () => void;
}

const ends = { low: 'Low', middle: 'Middle', high: 'High' };
const placings: readonly { id: Placing; label: string }[] = [
  { id: 'set', label: 'Set to' },
  { id: 'add', label: 'Add to' },
  { id: 'new', label: 'New line' },
];

/** Asks where a cited dose goes: product, formula, which end of a range, and what becomes of a line that is there. */
export function AddDoseDialog({ cited, onClose }: AddDoseDialogProps) {
  const adding = useAddDose(cited, onClose);
  const { isReady, isPending, submit, error, sum } = adding;
  const cannotAdd = adding.line !== undefined && adding.placing === 'add' && sum === null;
  const hasNoProduct = adding.products?.length === 0;
  return (
    <Dialog
      title={`Add ${cited.ingredient.name} to a formula`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        hasNoProduct ? (
          <LinkButton variant="primary" href="/new-product">
            New product
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={!isReady || cannotAdd}
            onPress={() => void submit()}
          >
            Add
          </Button>
        )
      }
    >
      <Stack gap="medium">
        {error !== undefined && (
          <Notice tone="critical" title="The dose was not added">
            {errorWords(error)} Your choices are kept.
          </Notice>
        )}
        {hasNoProduct ? (
          <Text as="p">
            There is no product yet. Make one, then come back to this answer: it is kept under History.
          </Text>
        ) : (
          <Choices cited={cited} adding={adding} />
        )}
      </Stack>
    </Dialog>
  );
}

function Choices({ cited, adding }: { cited: CitedDose; adding: AddDose }) {
  const { products, formulas, choices, line, known } = adding;
  if (!products || !known) return <Spinner label="Loading products" />;
  const { unit } = cited.dose;
  const doseWords = ({ end, perDay }: DoseChoice) => `${ends[end]}: ${amountInWords(perDay, unit)} a day`;
  return (
    <>
      <SelectField
        label="Product"
        options={products.map(({ id, concept }) => ({ id: String(id), label: concept }))}
        value={adding.productId}
        onChange={adding.setProductId}
      />
      {formulas && formulas.length > 0 && (
        <SelectField
          label="Formula"
          options={[
            ...formulas.map(({ id, name }) => ({ id: String(id), label: name })),
            { id: newFormula, label: 'New formula' },
          ]}
          value={adding.formulaId}
          onChange={adding.setFormulaId}
        />
      )}
      {choices.length > 1 && (
        <SelectField
          label="Studied dose"
          description="A range was studied."
          options={choices.map((choice) => ({ id: choice.end, label: doseWords(choice) }))}
          value={adding.choice.end}
          onChange={adding.setEnd}
        />
      )}
      {line && (
        <SelectField
          label={`The formula has ${cited.ingredient.name} already`}
          options={placings}
          value={adding.placing}
          onChange={adding.setPlacing}
        />
      )}
      <Outcome cited={cited} adding={adding} />
    </>
  );
}

/** What the line will hold, and how that follows from the dose. */
function Outcome({ cited: { dose }, adding }: { cited: CitedDose; adding: AddDose }) {
  const { isReady, choice, perDay, value, line, placing, sum } = adding;
  if (!isReady) return null;
  const serving = amountInWords(value, dose.unit);
  const how = perDay > 1 ? `: ${amountInWords(choice.perDay, dose.unit)} a day in ${perDay} servings` : '';
  if (line && placing === 'add' && sum === null)
    return (
      <Text as="p" tone="critical">
        The amount that is there cannot be added to: it is unknown or in a unit that does not go into{' '}
        {dose.unit}.
      </Text>
    );
  const becomes =
    line && placing === 'add' && sum !== null ? amountInWords(sum, line.amount?.unit ?? 'mg') : serving;
  return (
    <Text as="p" tone="quiet">
      The line will hold {becomes} a serving{how}.
    </Text>
  );
}
